import { integerColumn, numberColumn, tableOf, textColumn, type Table } from '../../model/index.ts';

/** How many of the most significant sets are compared. */
const comparedSets = 40;

/** Which sets share their leading edges: pairs with a feature in common, the most alike first. */
export function edgeOverlap(
  sets: readonly { readonly term: string; readonly name: string; readonly edge: readonly number[] }[],
): Table {
  const edges = sets.slice(0, comparedSets).map((set) => ({ ...set, all: new Set(set.edge) }));
  const pairs = edges
    .flatMap((a, i) =>
      edges.slice(i + 1).flatMap((b) => {
        const shared = a.edge.filter((place) => b.all.has(place));
        return shared.length === 0
          ? []
          : [{ a, b, shared: shared.length, jaccard: shared.length / (a.all.size + b.all.size - shared.length) }];
      }),
    )
    .toSorted((one, other) => other.jaccard - one.jaccard || other.shared - one.shared);
  return tableOf('overlap', '核心特征的重叠', [
    textColumn(
      'term_a',
      '条目一',
      pairs.map(({ a }) => a.term),
      { help: `最显著的 ${comparedSets} 个条目两两比较，只列有共同核心特征的` },
    ),
    textColumn(
      'name_a',
      '名称一',
      pairs.map(({ a }) => a.name),
      { help: '条目一的名称' },
    ),
    textColumn(
      'term_b',
      '条目二',
      pairs.map(({ b }) => b.term),
      { help: '与条目一比较的条目' },
    ),
    textColumn(
      'name_b',
      '名称二',
      pairs.map(({ b }) => b.name),
      { help: '条目二的名称' },
    ),
    integerColumn(
      'shared',
      '共同的核心特征数',
      Float64Array.from(pairs, ({ shared }) => shared),
      { help: '同时是两个条目的核心特征的个数' },
    ),
    numberColumn(
      'jaccard',
      'Jaccard 系数',
      Float64Array.from(pairs, ({ jaccard }) => jaccard),
      { help: '共同的核心特征数 ÷ 两者核心特征的并集；接近 1 时说的是同一批特征' },
    ),
  ]);
}
