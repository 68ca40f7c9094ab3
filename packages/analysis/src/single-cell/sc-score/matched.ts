import { InputError, type FeatureSets } from '../../model/index.ts';
import { matchSets } from '../../sets/index.ts';

/** A set whose genes were looked for in the table. */
export type SetInTable = {
  readonly name: string;
  /** Genes that the file names, and those of them that the table has, by place. */
  readonly size: number;
  readonly genes: Int32Array;
  readonly missing: readonly string[];
  readonly used: boolean;
};

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9\p{Script=Han}]/gu, '');
export const isS = (name: string): boolean => /^(s|sgenes|sphase|sphasegenes|s期|s期基因)$/u.test(plain(name));
export const isG2m = (name: string): boolean =>
  /^(g2m|g2mgenes|g2mphase|g2mphasegenes|g2m期|g2m期基因)$/u.test(plain(name));

/** A name for a set: the description in the file, unless it is empty or a web address. */
const nameOf = (id: string, name: string): string => (name === '' || /^(na|https?:.*)$/iu.test(name) ? id : name);

/** The genes of every set in the table. @throws {InputError} When no set has enough of them. */
export function setsInTable(sets: FeatureSets, genes: readonly string[], least: number): readonly SetInTable[] {
  const matched = matchSets(sets, genes);
  const placeOf = new Map<number, number>();
  genes.forEach((gene, place) => {
    const number = matched.find(gene);
    if (number !== undefined && !placeOf.has(number)) placeOf.set(number, place);
  });
  const seen = new Map<string, number>();
  const found = matched.members.map((members, at): SetInTable => {
    const present = members.filter((number) => placeOf.has(number));
    const wanted = nameOf(sets.ids[at]!, sets.names[at] ?? '');
    const times = seen.get(wanted) ?? 0;
    seen.set(wanted, times + 1);
    return {
      name: times === 0 ? wanted : `${wanted} (${times + 1})`,
      size: members.length,
      genes: present.map((number) => placeOf.get(number)!),
      missing: Array.from(members).flatMap((number) => (placeOf.has(number) ? [] : [matched.features[number]!])),
      used: present.length >= least,
    };
  });
  if (found.some(({ used }) => used)) return found;
  const upper = new Set(genes.map((gene) => gene.toUpperCase()));
  const cased = matched.features.filter((name) => upper.has(name.toUpperCase())).length;
  const example = (names: readonly string[]): string =>
    names
      .slice(0, 3)
      .map((name) => `“${name}”`)
      .join('、');
  throw new InputError([
    {
      code: 'nothing-matches',
      severity: 'error',
      input: 'sets',
      what: `没有一个基因集在表达矩阵中有 ${least} 个以上的基因：集合中如${example(matched.features)}，矩阵中如${example(genes)}`,
      remedy:
        cased > 0
          ? '只是大小写不同，多半是物种不同（人为 CD3E，小鼠为 Cd3e），请换成同一物种的基因集'
          : '请检查两个文件的编号类型（基因名、Ensembl 等）是否一致，并换成同一种',
    },
  ]);
}
