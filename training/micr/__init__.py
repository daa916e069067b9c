"""Parts of train_micr.py: the real lines, the lines that are drawn, the network."""
