const atOnce = 8;

/**
 * Processes a few items at a time, in their order. After a failure nothing new is started, and running work is awaited.
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
