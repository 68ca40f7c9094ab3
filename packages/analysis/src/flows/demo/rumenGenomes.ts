import type { RandomDraws } from '../../examples/randomDraws.ts';
import { numbered, rounded } from './design.ts';
import { orthologues } from './rumenFunctions.ts';

const fillers = 160;
/** Of each function, the species that contribute most are listed. */
const contributors = 18;

/** A species by its ranks and its name. */
type Named = { readonly lineage: readonly string[]; readonly name: string };
type Genome = { readonly id: string; readonly name: string; readonly copies: readonly number[] };

/** How often each species has each orthologue: those of its genus, and further ones that stand for all the rest. */
export function drawGenomes(draws: RandomDraws, species: readonly Named[]): Genome[] {
  const named = orthologues.map(([id, name, owners]) => ({
    id,
    name,
    copies: species.map(({ lineage }) =>
      owners.length === 0
        ? 1
        : owners.includes(lineage[5]!)
          ? rounded(0.8 + 0.4 * draws.uniform(), 3)
          : draws.uniform() < 0.03
            ? 0.2
            : 0,
    ),
  }));
  const others = Array.from({ length: fillers }, (_, at) => {
    const share = 0.05 + 0.9 * draws.uniform();
    return {
      id: numbered('SIMK', at, 3),
      name: `模拟功能 ${at + 1}`,
      copies: species.map(() => (draws.uniform() < share ? rounded(0.5 + draws.uniform(), 3) : 0)),
    };
  });
  return [...named, ...others];
}

/** The amount of each orthologue in every sample, as its species have it. */
export function functionsOf(draws: RandomDraws, genomes: readonly Genome[], counts: readonly (readonly number[])[]) {
  return genomes.map(({ copies, id, name }) => [
    id,
    name,
    ...counts[0]!.map((_, column) =>
      draws.poisson(copies.reduce((sum, copy, row) => sum + copy * counts[row]![column]!, 0) / 40),
    ),
  ]);
}

/** How much of each named orthologue comes from which species. */
export function contributionsOf(
  genomes: readonly Genome[],
  {
    counts,
    names,
    species,
  }: {
    readonly species: readonly Named[];
    readonly counts: readonly (readonly number[])[];
    readonly names: readonly string[];
  },
): (string | number)[][] {
  const totals = counts.map((row) => row.reduce((sum, count) => sum + count, 0));
  return genomes.slice(0, orthologues.length).flatMap(({ copies, id }) =>
    [...species.keys()]
      .filter((row) => copies[row]! > 0)
      .toSorted((a, b) => copies[b]! * totals[b]! - copies[a]! * totals[a]! || a - b)
      .slice(0, contributors)
      .flatMap((row) => {
        const { lineage, name } = species[row]!;
        const taxon = `g__${lineage[5]!}.s__${name.replace(' ', '_')}`;
        return names.flatMap((sample, column) => {
          const amount = (copies[row]! * counts[row]![column]!) / 40;
          return amount > 0 ? [[sample, id, taxon, rounded(amount, 5)]] : [];
        });
      }),
  );
}
