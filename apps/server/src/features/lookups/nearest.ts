/** Edits between two words (insert, delete, change, swap neighbours), `most + 1` when there are more than `most`. */
function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = row[j - 1]! + Number(a[i - 1] !== b[j - 1]);
      next[j] = Math.min(change, row[j]! + 1, next[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    [before, row] = [row, next];
  }
  return Math.min(row[b.length]!, most + 1);
}

/** Up to three candidates that are nearest to a name: at most two edits, one for short names. */
export function nearestOf(name: string, candidates: readonly string[]): string[] {
  const most = name.length <= 4 ? 1 : 2;
  return [...new Set(candidates)]
    .map((candidate) => ({ candidate, edits: editsBetween(name, candidate, most) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((a, b) => a.edits - b.edits || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
