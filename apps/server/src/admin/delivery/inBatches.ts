const atOnce = 8;

/**
 * Works on a few things at a time, in their order; after a failure nothing new begins, and what had begun is waited
 * for.
 */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    const settled = await Promise.allSettled(items.slice(start, start + atOnce).map(work));
    for (const one of settled) {
      if (one.status === 'rejected') throw one.reason;
      results.push(one.value);
    }
  }
  return results;
}
