/** Keys by their place: rows from above, each shifted half a key to the right of the one above. */
const rows = ['`1234567890-=', ' qwertyuiop[]\\', " asdfghjkl;'", ' zxcvbnm,./'];
/** What the same keys write with the shift key. */
const shifted = '~!@#$%^&*()_+{}|:"<>?';
const unshifted = "`1234567890-=[]\\;',./";
const places = new Map(rows.flatMap((row, y) => Array.from(row, (key, x) => [key, { x, y }] as const)));

const keyOf = (letter: string): string => {
  const at = shifted.indexOf(letter);
  return at < 0 ? letter : unshifted[at]!;
};

/** The next key in any direction; a key of the row below lies at the same place or one to the left. */
function areNeighbours(a: string, b: string): boolean {
  const [one, other] = [places.get(keyOf(a)), places.get(keyOf(b))];
  if (!one || !other) return false;
  const down = other.y - one.y;
  const right = other.x - one.x;
  if (down === 0) return Math.abs(right) === 1;
  return Math.abs(down) === 1 && (right === 0 || right === -down);
}

const follows = (a: string, b: string): boolean =>
  a === b || Math.abs(a.codePointAt(0)! - b.codePointAt(0)!) === 1 || areNeighbours(a, b);

/** How many letters belong to runs of at least three that each follow from the one before. */
function predictableLetters(letters: readonly string[]): number {
  let [covered, run] = [0, 1];
  for (let at = 1; at <= letters.length; at += 1) {
    if (at < letters.length && follows(letters[at - 1]!, letters[at]!)) run += 1;
    else {
      if (run >= 3) covered += run;
      run = 1;
    }
  }
  return covered;
}

/**
 * Whether a password can be told from its first letters: one short piece again and again (`abcabc`), runs of letters
 * and digits (`abc123`), walks over the keyboard (`1qaz2wsx`); with at most two letters besides.
 *
 * @param password - In lower case.
 */
export function isPredictable(password: string): boolean {
  const letters = Array.from(password);
  if (/^(.{1,4})\1+.{0,3}$/su.test(password) && new Set(letters).size <= 4) return true;
  return predictableLetters(letters) >= letters.length - 2;
}
