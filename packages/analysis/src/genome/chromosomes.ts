/** A name as all spellings of it: `chr01`, `Chr1` and `1` are one chromosome. */
export const plainChromosome = (name: string): string =>
  name
    .trim()
    .replace(/^chr(?:omosome)?[\s_.-]*(?=.)/iu, '')
    .replace(/^0+(?=\d)/u, '')
    .toUpperCase()
    .replace(/^MT?$/u, 'MT');

const sexes = ['X', 'Y', 'XY', 'MT'];

/** Numbers first and by size, then X, Y, XY and MT, then other names; a number inside a name counts as a number. */
export function chromosomeOrder(one: string, other: string): number {
  const rank = (name: string): number => (/^\d/u.test(name) ? 0 : sexes.includes(name) ? 1 : 2);
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  if (rank(one) === 1) return sexes.indexOf(one) - sexes.indexOf(other);
  const split = (name: string): readonly string[] => name.match(/\d+|\D+/gu) ?? [];
  const [parts, others] = [split(one), split(other)];
  for (let i = 0; i < Math.min(parts.length, others.length); i += 1) {
    const [a, b] = [parts[i]!, others[i]!];
    const both = /^\d/u.test(a) && /^\d/u.test(b);
    if (both && Number(a) !== Number(b)) return Number(a) - Number(b);
    if (!both && a !== b) return a < b ? -1 : 1;
  }
  return parts.length - others.length;
}

/** The chromosomes side by side, in drawing order. */
export type Genome = {
  readonly names: readonly string[];
  readonly lengths: Float64Array;
  /** Where each begins on the common axis. */
  readonly starts: Float64Array;
  readonly total: number;
};

/** Free space between chromosomes, as a share of all of them together. */
const gap = 0.004;

/** Chromosomes laid side by side in the order given. */
export function layOut(names: readonly string[], lengths: Float64Array): Genome {
  const between = lengths.reduce((sum, length) => sum + length, 0) * gap;
  const starts = new Float64Array(names.length);
  for (let i = 1; i < names.length; i += 1) starts[i] = starts[i - 1]! + lengths[i - 1]! + between;
  return { names, lengths, starts, total: names.length === 0 ? 0 : starts.at(-1)! + lengths.at(-1)! };
}
