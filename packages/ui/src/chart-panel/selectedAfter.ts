/**
 * What is selected after some were chosen: these in place of the others, or, with `more`, beside them; those that were
 * all selected already leave.
 */
export function selectedAfter(before: readonly string[], chosen: readonly string[], more: boolean): readonly string[] {
  const [known, wanted] = [new Set(before), new Set(chosen)];
  const again = chosen.every((id) => known.has(id));
  if (!more) return again && wanted.size === known.size ? [] : [...wanted];
  return again ? before.filter((id) => !wanted.has(id)) : [...new Set([...before, ...chosen])];
}
