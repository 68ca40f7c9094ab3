/** Full-width letters, digits and marks as half-width ones, one for one, so that places stay; lower case. */
export const foldText = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/gu, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .replaceAll(/[−–—]/gu, '-')
    .replaceAll('。', '.')
    .replaceAll(/\s/gu, ' ')
    // Letters whose small form is longer stay, since places must stay.
    .replaceAll(/\p{Lu}/gu, (char) => (char.toLowerCase().length === char.length ? char.toLowerCase() : char));

/** A piece that was not understood. */
export class Unread extends Error {
  readonly at: number;
  readonly nearest: readonly string[];
  constructor(at: number, why: string, nearest: readonly string[] = []) {
    super(why);
    this.at = at;
    this.nearest = nearest;
  }
}

const closing: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '“': '”',
  '”': '”',
  '‘': '’',
  '「': '」',
  '『': '』',
};
const isWordChar = (char: string | undefined): boolean => char !== undefined && /[a-z0-9_]/u.test(char);
const numberForm = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+|×10\^?[+-]?\d+)?/uy;

/** Reads a text from left to right; all places are those of the text as it was typed. */
export class Reader {
  readonly text: string;
  readonly folded: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
    this.folded = foldText(text);
  }

  get done(): boolean {
    this.skip();
    return this.at >= this.text.length;
  }

  skip(): void {
    while (this.folded[this.at] === ' ') this.at += 1;
  }

  peek(): string {
    this.skip();
    return this.folded[this.at] ?? '';
  }

  /** Whether one of these words stands here; the longest one counts. A Latin word ends where its letters end. */
  has(words: readonly string[]): string | undefined {
    this.skip();
    return words
      .filter((word) => {
        if (!this.folded.startsWith(word, this.at)) return false;
        return !isWordChar(word.at(-1)) || !isWordChar(this.folded[this.at + word.length]);
      })
      .toSorted((a, b) => b.length - a.length)[0];
  }

  /** As `has`, and goes behind the word. */
  take(words: readonly string[]): string | undefined {
    const word = this.has(words);
    if (word !== undefined) this.at += word.length;
    return word;
  }

  /** A number, also `1×10^-5`; undefined when none stands here. */
  number(): number | undefined {
    this.skip();
    numberForm.lastIndex = this.at;
    const [written] = numberForm.exec(this.folded) ?? [];
    if (written === undefined || isWordChar(this.folded[this.at + written.length])) return undefined;
    this.at += written.length;
    return Number(written.replace(/×10\^?/u, 'e'));
  }

  /** What stands between quotation marks; a doubled one stands for itself. @throws {Unread} When they do not close. */
  quoted(): string | undefined {
    this.skip();
    const start = this.at;
    const close = closing[this.text[start] ?? ''] ?? (this.folded[start] === '"' ? this.text[start] : undefined);
    if (close === undefined) return undefined;
    let held = '';
    for (let at = start + 1; at < this.text.length; at += 1) {
      if (this.text[at] !== close) held += this.text[at];
      else if (this.text[at + 1] === close) {
        held += close;
        at += 1;
      } else {
        this.at = at + 1;
        return held;
      }
    }
    throw new Unread(start, '引号没有成对');
  }
}
