import type { CellCounts } from '../../model/index.ts';
import { librarySizes } from '../../cells/index.ts';
import { allocate, likeliest } from './allocate.ts';
import type { AmbientProfile } from './ambientProfile.ts';

type Removing = { readonly method: 'subtraction' | 'multinomial'; readonly rho: number };

/**
 * How much of every entry is ambient, as SoupX's `adjustCounts`: from each cluster `rho` × its counts are removed
 * according to the profile, from no gene more than it has, and the removed counts of a gene are divided among the cells
 * by their counts (Young & Behjati 2020, doi:10.1093/gigascience/giaa151).
 *
 * @param groups - The cluster of each cell, from 0; a number of its own for each cell corrects cell by cell.
 * @returns One value for each of `counts.values`, from 0 up to it.
 */
export function ambientCounts(
  counts: CellCounts,
  groups: Int32Array,
  { counts: soup, share }: AmbientProfile,
  { method, rho }: Removing,
): Float64Array {
  const totals = librarySizes(counts);
  const taken = new Float64Array(counts.values.length);
  for (const cells of membersOf(groups)) {
    const { entries, genes, of, starts } = entriesByGene(counts, cells);
    const limits = Float64Array.from(genes, (_, g) => {
      let sum = 0;
      for (let at = starts[g]!; at < starts[g + 1]!; at += 1) sum += counts.values[entries[at]!]!;
      return sum;
    });
    const total = cells.reduce((sum, cell) => sum + totals[cell]!, 0);
    const amounts =
      method === 'subtraction'
        ? allocate(
            rho * total,
            limits,
            genes.map((gene) => share[gene]!),
          )
        : likeliest(
            roundedHalfToEven(rho * total),
            limits,
            genes.map((gene) => soup[gene]!),
          );
    amounts.forEach((amount, g) => {
      const own = entries.subarray(starts[g], starts[g + 1]);
      if (amount >= limits[g]!) own.forEach((entry) => (taken[entry] = counts.values[entry]!));
      else if (amount > 0)
        allocate(
          amount,
          own.length === 1 ? [limits[g]!] : Float64Array.from(own, (entry) => counts.values[entry]!),
          Float64Array.from(own, (_, i) => totals[of[starts[g]! + i]!]!),
        ).forEach((value, i) => (taken[own[i]!] = value));
    });
  }
  return taken;
}

/** Cells of each group; groups that have none are left out. */
function membersOf(groups: Int32Array): number[][] {
  const members = new Map<number, number[]>();
  groups.forEach((group, cell) => {
    const known = members.get(group);
    if (known) known.push(cell);
    else members.set(group, [cell]);
  });
  return [...members.values()];
}

/**
 * The entries of some cells gene by gene: those of `genes[g]` are `entries[starts[g]…starts[g + 1]]`, places in
 * `counts.values`, with the cell of each in `of`.
 */
function entriesByGene(
  counts: CellCounts,
  cells: readonly number[],
): {
  readonly genes: readonly number[];
  readonly starts: Int32Array;
  readonly entries: Int32Array;
  readonly of: Int32Array;
} {
  const sizes = new Int32Array(counts.genes.length);
  const each = (visit: (entry: number, cell: number) => void): void =>
    cells.forEach((cell) => {
      for (let at = counts.starts[cell]!; at < counts.starts[cell + 1]!; at += 1)
        if (counts.values[at]! > 0) visit(at, cell);
    });
  each((entry) => (sizes[counts.rows[entry]!]! += 1));
  const genes = [...sizes.keys()].filter((gene) => sizes[gene]! > 0);
  const starts = new Int32Array(genes.length + 1);
  const next = new Int32Array(counts.genes.length);
  genes.forEach((gene, g) => {
    next[gene] = starts[g]!;
    starts[g + 1] = starts[g]! + sizes[gene]!;
  });
  const [entries, of] = [new Int32Array(starts.at(-1)!), new Int32Array(starts.at(-1)!)];
  each((entry, cell) => {
    const to = next[counts.rows[entry]!]!++;
    entries[to] = entry;
    of[to] = cell;
  });
  return { genes, starts, entries, of };
}

/** As R's `round`. */
function roundedHalfToEven(value: number): number {
  const below = Math.floor(value);
  return value - below === 0.5 ? below + (below % 2) : Math.round(value);
}

/**
 * The remaining counts as whole numbers: a fraction is rounded up with its own probability, so that sums stay as they
 * are on average.
 */
export function rounded(values: Float64Array, random: () => number): Float64Array {
  return values.map((value) => {
    const whole = Math.floor(value);
    return whole + Number(random() < value - whole);
  });
}
