import type { PathwayNode, PathwayRelation } from '../../../model/index.ts';
import type { ProblemList } from '../../problems/index.ts';
import type { Kgml } from './kgml.ts';

/**
 * The relations of a file, and its reactions as two: from the substrate to the enzyme and from there to the product.
 * Enzymes that share a compound (ECrel) are left out when there are reactions, which say the same; a link to another
 * map is a line from the compound to it.
 */
export function relationsOf(
  { reactions, relations }: Kgml,
  nodes: readonly PathwayNode[],
  problems: ProblemList,
): PathwayRelation[] {
  const numberOf = new Map(nodes.map(({ id }, at) => [id, at]));
  const found = new Map<string, { from: number; to: number; kinds: Set<string> }>();
  let lost = 0;
  const add = (from: string | undefined, to: string | undefined, kinds: readonly string[]): void => {
    const [a, b] = [numberOf.get(from ?? ''), numberOf.get(to ?? '')];
    if (a === undefined || b === undefined) lost += 1;
    else if (a !== b) {
      const key = `${a} ${b}`;
      const known = found.get(key) ?? { from: a, to: b, kinds: new Set<string>() };
      for (const kind of kinds) known.kinds.add(kind);
      found.set(key, known);
    }
  };
  for (const { products, reaction, substrates } of reactions) {
    const kind = reaction['type'] === 'reversible' ? 'reversible' : 'irreversible';
    for (const enzyme of (reaction['id'] ?? '').split(/\s+/u)) {
      for (const substrate of substrates) add(substrate, enzyme, [`substrate, ${kind}`]);
      for (const product of products) add(enzyme, product, [`product, ${kind}`]);
    }
  }
  for (const { relation, subtypes } of relations) {
    const { entry1, entry2, type } = relation;
    const compounds = subtypes
      .filter(({ name }) => name === 'compound' || name === 'hidden compound')
      .map(({ value }) => value);
    const kinds = subtypes.flatMap(({ name }) =>
      name && name !== 'compound' && name !== 'hidden compound' ? [name] : [],
    );
    if (type === 'maplink') {
      const other = nodes[numberOf.get(entry1 ?? '') ?? -1]?.kind === 'map' ? entry1 : entry2;
      for (const one of compounds.length > 0 ? compounds : [other === entry1 ? entry2 : entry1])
        add(one, other, ['maplink']);
    } else if (type !== 'ECrel') add(entry1, entry2, kinds.length > 0 ? kinds : ['']);
    else if (reactions.length === 0) add(entry1, entry2, ['shared compound']);
  }
  if (lost > 0)
    problems.add({
      code: 'unknown-entry',
      severity: 'warning',
      what: `${lost} 条关系的一端不在图上，没有画出`,
      remedy: '如果文件是手工删减的，请保留关系两端的节点',
    });
  return [...found.values()].map(({ from, kinds, to }) => ({ from, to, kinds: [...kinds] }));
}
