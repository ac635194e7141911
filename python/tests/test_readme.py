"""The README's examples run as they stand."""
import contextlib
import io
import re
import unittest
from pathlib import Path

README = Path(__file__).resolve().parents[1] / "README.md"


class ReadmeTest(unittest.TestCase):
    def test_every_example(self):
        blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf8"), re.S)
        self.assertEqual(len(blocks), 5)
        for block in blocks:
            with self.subTest(block.split("\n")[0]), contextlib.redirect_stdout(io.StringIO()):
                exec(compile(block, "README.md", "exec"), {})


if __name__ == "__main__":
    unittest.main()
