"""The main vehicle's box in a photograph, by models/vehicle-detector.onnx, as src/vehicles/sight/vehicle-detector.ts finds it."""

import numpy as np
import onnxruntime

MEAN = np.array([103.53, 116.28, 123.675], np.float32)
DEVIATION = np.array([57.375, 57.12, 58.395], np.float32)
SIDE, BINS, VEHICLES = 416, 11, [1, 2, 3, 5, 7]


class Detector:
    def __init__(self, path):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(str(path), options)

    def main_box(self, image):
        """x0, y0, x1, y1 in pixels of a BGR image; the whole image where no vehicle is found."""
        import cv2

        height, width = image.shape[:2]
        factor = SIDE / max(height, width)
        small = cv2.resize(image, (round(width * factor), round(height * factor)), interpolation=cv2.INTER_AREA)
        padded = np.tile(MEAN, (SIDE, SIDE, 1))
        padded[: small.shape[0], : small.shape[1]] = small
        outputs = self.session.run(None, {"input_1": ((padded - MEAN) / DEVIATION).transpose(2, 0, 1)[None]})
        best, box = 0.0, (0, 0, width, height)
        for level, stride in enumerate((8, 16, 32)):
            scores = outputs[level][0][:, VEHICLES].max(1)
            weights = np.exp(outputs[level + 3][0].reshape(-1, 4, BINS))
            distance = (weights * np.arange(BINS)).sum(-1) / weights.sum(-1) * stride
            count = SIDE // stride
            for cell in np.flatnonzero(scores > 0.25):
                x, y = (cell % count + 0.5) * stride, (cell // count + 0.5) * stride
                left, top, right, bottom = distance[cell]
                corners = np.array([x - left, y - top, x + right, y + bottom]) / factor
                corners = np.clip(corners, 0, [width, height, width, height])
                share = (corners[2] - corners[0]) * (corners[3] - corners[1]) / (width * height)
                if scores[cell] * share**0.5 > best:
                    best, box = scores[cell] * share**0.5, tuple(corners)
        return box
