/** A sample of both modes: its name without the mode, and its column in either table. */
export type SharedSample = { readonly name: string; readonly columns: readonly [positive: number, negative: number] };
export type JoinedSamples = {
  readonly shared: readonly SharedSample[];
  readonly alone: readonly { readonly name: string; readonly mode: 'pos' | 'neg' }[];
};

const mode = '(?:positive|negative|pos|neg|正离子|负离子|正|负)';
const before = new RegExp(`^${mode}[\\s_.-]+`, 'iu');
const after = new RegExp(`[\\s_.-]+${mode}$`, 'iu');

/** The name of a sample without the mode that many programs write into it: `S1_pos`, `NEG-S1`. */
export const bareName = (name: string): string => name.replace(before, '').replace(after, '') || name;

/** Samples of the two tables by their names, then by their names without the mode; in the order of the first. */
export function joinSamples(positive: readonly string[], negative: readonly string[]): JoinedSamples {
  const exact = new Map(negative.map((name, column) => [name, column]));
  const bare = new Map<string, number>();
  negative.forEach((name, column) => bare.set(bareName(name), bare.has(bareName(name)) ? -1 : column));
  const taken = new Set<number>();
  const shared: SharedSample[] = [];
  const alone: { name: string; mode: 'pos' | 'neg' }[] = [];
  positive.forEach((name, column) => {
    const other = exact.get(name) ?? bare.get(bareName(name)) ?? -1;
    if (other < 0 || taken.has(other)) return alone.push({ name, mode: 'pos' });
    taken.add(other);
    return shared.push({ name: exact.has(name) ? name : bareName(name), columns: [column, other] });
  });
  negative.forEach((name, column) => taken.has(column) || alone.push({ name, mode: 'neg' }));
  return { shared, alone };
}
