"""What is written on the drawn lines: the strings of cheques and documents, in the proportions that a reader meets."""

import random
import re
from datetime import date, timedelta
from pathlib import Path

ONES = (
    "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen "
    "Eighteen Nineteen"
).split()
TENS = "- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()
FIRMS = (
    "Traders,Enterprises,Textiles,Motors,Pvt. Ltd.,Private Limited,& Sons,Agencies,Builders,Electronics,Jewellers,"
    "Medical Stores,Industries,Constructions,Associates,Infotech Ltd,Hospital,Steel Works,Transport Co.,LLC,Inc.,"
    "Company,Corporation,Foods,Systems Ltd,Holdings,Garments,Finance"
).split(",")
BANKS = (
    "State Bank of India,HDFC Bank,ICICI Bank Ltd,Axis Bank,Punjab National Bank,Bank of Baroda,Canara Bank,"
    "Union Bank of India,Indian Bank,Kotak Mahindra Bank,Yes Bank,IDBI Bank,Central Bank of India,UCO Bank,"
    "Federal Bank,Citibank N.A.,Standard Chartered Bank,HSBC,Wells Fargo,Bank of America,JPMorgan Chase Bank"
).split(",")
LABELS = (
    "Pay,Rupees,A/c No.,IFSC,Or Bearer,OR ORDER,Date,Payable at par at all branches in India,Please sign above,"
    "Authorised Signatory,Valid for three months only,PAY TO THE ORDER OF,DOLLARS,MEMO,Account Number,Total,Invoice No.,"
    "Balance,Amount,Description,Opening Balance,Closing Balance,Statement of Account,Customer ID,Branch Code,GSTIN,PAN,"
    "Net Payable,Sub Total,Tax,Qty,Rate,Due Date,Bill To,Ship To,Name,Address,Signature,Phone,Email,Date of Birth"
).split(",")
HEX = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Texts:
    def __init__(self, seed: int, names: list[tuple[str, str]], prose: dict[str, str]):
        """`names` are pairs of first and last names; `prose` is running text by language."""
        self.random = random.Random(seed)
        self.names = names
        self.words = {language: re.findall(r"\S+", text) for language, text in prose.items()}

    def two(self, n: int) -> str:
        r = self.random
        if n < 20:
            return ONES[n]
        return TENS[n // 10] + (r.choice([" ", " ", " ", "-"]) + ONES[n % 10] if n % 10 else "")

    def number_words(self, n: int, indian: bool) -> str:
        r = self.random
        if indian:
            units = [(10_000_000, r.choice(["Crore", "Crores"])), (100_000, r.choice(["Lakh", "Lakhs", "Lac", "Lacs"]))]
        else:
            units = [(1_000_000, "Million")]
        units += [(1_000, "Thousand"), (100, "Hundred")]
        parts = []
        for value, name in units:
            if n >= value:
                head = n // value
                parts.append((self.number_words(head, indian) if head > 99 else self.two(head)) + " " + name)
                n %= value
        if n:
            parts.append((r.choice(["and ", "", ""]) if parts else "") + self.two(n))
        return " ".join(parts)

    def sum(self) -> int:
        r = self.random
        q = r.random()
        if q < 0.35:
            return r.randint(1, 99) * 10 ** r.choice([2, 3, 3, 4, 5])
        if q < 0.7:
            return r.randint(10, 9999) * r.choice([1, 10, 100, 500])
        return r.randint(100, r.choice([9_999, 99_999, 999_999, 9_999_999, 99_999_999]))

    def figures(self) -> str:
        r = self.random
        n = self.sum()
        s = str(n)
        q = r.random()
        if q < 0.45 and len(s) > 3:
            head, tail = s[:-3], s[-3:]
            s = re.sub(r"(?<=\d)(?=(\d\d)+$)", ",", head) + "," + tail
        elif q < 0.75:
            s = f"{n:,}"
        s += r.choice(["", "", "", "/-", "/-", "/-", "/=", ".00", f".{r.randint(0, 99):02d}", "-00", "/", "-"])
        return r.choice(["", "", "", "", "*", "**", "=", "₹ ", "₹", "Rs. ", "Rs.", "$ ", "$", "€ ", "£", "INR "]) + s

    def sum_in_words(self) -> str:
        r = self.random
        indian = r.random() < 0.65
        w = self.number_words(self.sum(), indian)
        if indian:
            w = r.choice(["", "", "", "Rupees ", "Rs. "]) + w + r.choice([" only", " Only", " only/-", " only.", "", " Rupees only"])
        else:
            w += r.choice([" and 00/100", " and no/100", f" and {r.randint(0, 99):02d}/100", " dollars", " Dollars and Zero Cents", "", " only"])
        return self.cased(w)

    def cased(self, text: str) -> str:
        q = self.random.random()
        return text.upper() if q < 0.15 else text.capitalize() if q < 0.35 else text.lower() if q < 0.45 else text

    def name(self) -> str:
        r = self.random
        first, last = r.choice(self.names)[0], r.choice(self.names)[1]
        middle = r.choice(["", "", "", r.choice(HEX) + ". ", r.choice(HEX) + " ", r.choice(["Kumar ", "Lal ", "Singh ", "Prasad ", "Rani "])])
        q = r.random()
        text = f"{first} {middle}{last}"
        if q < 0.12:
            text = r.choice(["Mr. ", "Mrs. ", "Ms. ", "Smt. ", "Shri ", "Dr. "]) + text
        elif q < 0.3:
            text = r.choice(["M/s ", "M/s. ", "", ""]) + last + " " + r.choice(FIRMS)
        elif q < 0.34:
            text = r.choice(["Self", "Cash", "Yourself", *BANKS])
        elif q < 0.42:
            text = f"{r.choice(HEX)}.{r.choice(HEX)}. {last}" if r.random() < 0.5 else f"{r.choice(HEX)}. {last}"
        return text.upper() if r.random() < 0.25 else text

    def date(self) -> str:
        r = self.random
        d = date(1990, 1, 1) + timedelta(days=r.randint(0, 16_000))
        form = r.choice(["%d/%m/%Y", "%d-%m-%Y", "%d.%m.%y", "%d/%m/%y", "%d%m%Y", "%d %b %Y", "%d-%b-%Y", "%B %d, %Y", "%b %d, %Y", "%m/%d/%Y", "%Y-%m-%d"])
        text = d.strftime(form)
        return " ".join(text) if form == "%d%m%Y" and r.random() < 0.3 else text

    def code(self) -> str:
        r = self.random
        digits = lambda n: "".join(str(r.randint(0, 9)) for _ in range(n))
        letters = lambda n: "".join(r.choice(HEX) for _ in range(n))
        return r.choice(
            [
                lambda: letters(4) + "0" + digits(6),
                lambda: r.choice(["IFSC: ", "IFS Code : ", "RTGS/NEFT IFSC Code: "]) + letters(4) + "0" + digits(6),
                lambda: digits(r.randint(9, 17)),
                lambda: r.choice(["A/c No. ", "AC No ", "Account: "]) + digits(r.randint(9, 16)),
                lambda: digits(r.randint(3, 8)),
                lambda: letters(5) + digits(4) + letters(1),
                lambda: digits(2) + letters(5) + digits(4) + letters(1) + digits(1) + "Z" + r.choice(HEX + "0123456789"),
                lambda: letters(2) + " " + digits(2) + " " + letters(2) + " " + digits(4),
                lambda: " ".join(digits(4) for _ in range(r.choice([3, 4]))),
                lambda: "+" + digits(2) + " " + digits(10),
                lambda: "-".join([digits(3), digits(3), digits(4)]),
                lambda: "".join(r.choice(HEX + "0123456789") for _ in range(r.randint(6, 17))),
                lambda: r.choice(["No. ", "#", "Ref: ", "UTR "]) + letters(r.randint(1, 4)) + digits(r.randint(4, 10)),
            ]
        )()

    def prose(self, language: str | None = None, most: int = 9) -> str:
        r = self.random
        words = self.words[language or ("fr" if "fr" in self.words and r.random() < 0.2 else "en")]
        start = r.randrange(len(words) - most)
        return " ".join(words[start : start + r.randint(1, most)])

    def printed(self) -> str:
        r = self.random
        q = r.random()
        if q < 0.3:
            return self.code()
        if q < 0.42:
            return self.figures()
        if q < 0.5:
            return self.date()
        if q < 0.6:
            text = r.choice(LABELS)
            return text.upper() if r.random() < 0.2 else text
        if q < 0.72:
            return self.name()
        if q < 0.78:
            return self.sum_in_words()
        text = self.prose()
        return text.upper() if r.random() < 0.2 else text

    def written(self) -> str:
        """What people write by hand: sums, names, dates, sentences."""
        q = self.random.random()
        if q < 0.2:
            return self.sum_in_words()
        if q < 0.4:
            return self.name()
        if q < 0.5:
            return self.figures()
        if q < 0.56:
            return self.date()
        return self.prose("en")


def read_prose(folder: Path) -> str:
    text = " ".join(p.read_text(encoding="utf8") for p in sorted(folder.rglob("*.txt")))
    return re.sub(r"\s+", " ", text.replace("“", '"').replace("”", '"').replace("’", "'").replace("--", " - "))


def read_names(path: Path) -> list[tuple[str, str]]:
    return [tuple(line.split("\t")[:2]) for line in path.read_text(encoding="utf8").splitlines() if "\t" in line]
