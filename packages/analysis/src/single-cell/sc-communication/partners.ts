import { InputError, type Edges } from '../../model/index.ts';
import { matchSets } from '../../sets/index.ts';

/** A ligand or receptor: the genes of the table that it is made of. */
export type Partner = {
  readonly name: string;
  readonly genes: readonly number[];
  /** Subunits that the table does not have; a partner with one is not used. */
  readonly missing: readonly string[];
};
/** A ligand and a receptor as places in `partners`. */
export type Pair = { readonly ligand: number; readonly receptor: number };
export type PairsInTable = {
  readonly partners: readonly Partner[];
  readonly pairs: readonly Pair[];
  readonly repeated: number;
  readonly stripped: boolean;
};

/**
 * A gene of that name is one gene, even with a `_` in it; else the subunits of a complex are joined by `+`, or where
 * there is none by `_`.
 */
const subunits = (name: string, known: (gene: string) => boolean): readonly string[] => {
  if (known(name)) return [name];
  return name
    .split(name.includes('+') ? '+' : '_')
    .map((part) => part.trim())
    .filter((part) => part !== '');
};

/**
 * The ligand–receptor pairs of the user and the genes of their partners; a pair that is written twice counts once.
 *
 * @throws {InputError} When of no pair both partners are in the table.
 */
export function pairsInTable({ source, target }: Edges, genes: readonly string[]): PairsInTable {
  const names = [...new Set([...source, ...target])];
  // First by whole names, as only what is no gene can be a complex.
  const exact = new Set(genes);
  const withoutVersion = matchSets({ ids: ['all'], names: [''], members: [genes] }, [
    ...new Set(names.flatMap((name) => [name, ...subunits(name, (one) => exact.has(one))])),
  ]);
  const placeOf = new Map<number, number>();
  genes.forEach((gene, place) => {
    const number = withoutVersion.find(gene);
    if (number !== undefined && !placeOf.has(number)) placeOf.set(number, place);
  });
  const place = (name: string): number | undefined => placeOf.get(withoutVersion.find(name) ?? -1);
  const partners = names.map((name): Partner => {
    const parts = [...new Set(subunits(name, (one) => place(one) !== undefined))];
    return {
      name,
      genes: parts.flatMap((part) => place(part) ?? []),
      missing: parts.filter((part) => place(part) === undefined),
    };
  });
  const at = new Map(names.map((name, i) => [name, i]));
  const seen = new Set<string>();
  const pairs = source.flatMap((ligand, row): Pair[] => {
    const key = JSON.stringify([ligand, target[row]]);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ ligand: at.get(ligand)!, receptor: at.get(target[row]!)! }];
  });
  if (!pairs.some((pair) => usable(partners, pair))) throw nothingMatches(partners, genes);
  return { partners, pairs, repeated: source.length - pairs.length, stripped: withoutVersion.stripped };
}

/** Whether every subunit of both partners is in the table. */
export const usable = (partners: readonly Partner[], { ligand, receptor }: Pair): boolean =>
  [ligand, receptor].every((at) => partners[at]!.missing.length === 0 && partners[at]!.genes.length > 0);

function nothingMatches(partners: readonly Partner[], genes: readonly string[]): InputError {
  const upper = new Set(genes.map((gene) => gene.toUpperCase()));
  const cased = partners.some(({ missing }) => missing.some((name) => upper.has(name.toUpperCase())));
  const example = (names: readonly string[]): string =>
    names
      .slice(0, 3)
      .map((name) => `“${name}”`)
      .join('、');
  return new InputError([
    {
      code: 'nothing-matches',
      severity: 'error',
      input: 'edges',
      what: `没有一对配体与受体都在表达矩阵中：配体受体表中如${example(partners.map(({ name }) => name))}，矩阵中如${example(genes)}`,
      remedy: cased
        ? '只是大小写不同，多半是物种不同（人为 CXCL12，小鼠为 Cxcl12），请换成同一物种的配体受体表'
        : '请检查两个文件的编号类型（基因名、Ensembl、UniProt 等）是否一致，并换成同一种',
    },
  ]);
}
