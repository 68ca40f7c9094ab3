/** How many single changes lead from one text to another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
}

const likeness = (one: string, other: string) => 1 - distance(one, other) / Math.max(one.length, other.length, 1);
const lastOf = (path: string) => path.split('/').findLast(Boolean) ?? '';

/** Alike enough to have been meant. */
const enough = 0.6;

/**
 * The pages whose addresses look most like one that has no page: by the whole, or by their last part under another
 * area.
 */
export function nearPages<Page extends { readonly address?: string }>(
  pathname: string,
  pages: readonly Page[],
  most = 4,
): readonly Page[] {
  const wanted = pathname.toLowerCase().slice(0, 200);
  return pages
    .map((page) => {
      const path = page.address ?? '';
      return { page, score: Math.max(likeness(wanted, path), likeness(lastOf(wanted), lastOf(path))) };
    })
    .filter(({ score }) => score >= enough)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, most)
    .map(({ page }) => page);
}
