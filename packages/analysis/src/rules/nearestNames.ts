/** Longer names are told apart by their beginning. */
const longest = 40;
/** A shorter name stands in too many others to be meant by them. */
const longEnough = 3;

/** How many letters have to be changed, put in, taken out or swapped with the next (optimal string alignment). */
function distance(a: string, b: string): number {
  let earlier: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const changed = before[at - 1]! + Number(a[row - 1] !== b[at - 1]);
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      now.push(Math.min(before[at]! + 1, now[at - 1]! + 1, changed, swapped ? earlier[at - 2]! + 1 : Infinity));
    }
    [earlier, before] = [before, now];
  }
  return before[b.length]!;
}

const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.\-·()]/gu, '')
    .slice(0, longest);

/** The names that are most like this one, the likest first, at most `most`; those that are nothing like it are left out. */
export function nearestNames(name: string, names: readonly string[], most = 3): string[] {
  const wanted = plain(name);
  return names
    .map((one) => {
      const other = plain(one);
      const shorter = Math.min(wanted.length, other.length);
      const within = shorter >= longEnough && (other.includes(wanted) || wanted.includes(other));
      return { one, away: within ? 0.5 : distance(wanted, other), length: Math.max(wanted.length, other.length) };
    })
    .filter(({ away, length }) => away <= Math.max(1, length / 2))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ one }) => one);
}
