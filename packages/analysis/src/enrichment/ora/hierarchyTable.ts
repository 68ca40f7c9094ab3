import { tableOf, textColumn, type Ontology, type Table } from '../../model/index.ts';
import { termFinder, withAncestors } from '../../sets/index.ts';

/** How many of the most significant terms can be drawn. */
const drawnTerms = 40;

/** What stands above the given terms, up to the top: one row for each step. */
export function hierarchyTable(ontology: Ontology, terms: readonly string[]): Table {
  const find = termFinder(ontology);
  const all = new Set(
    terms.slice(0, drawnTerms).flatMap((id) => {
      const term = find(id);
      return term === undefined ? [] : [...withAncestors(ontology, term)];
    }),
  );
  const steps = [...all].flatMap((term) =>
    Array.from(ontology.parents[term]!, (above, at) => ({ term, above, relation: ontology.relations[term]![at]! })),
  );
  const nameOf = (term: number): string => ontology.names[term]! || ontology.ids[term]!;
  return tableOf('hierarchy', '层级关系', [
    textColumn(
      'term',
      '条目',
      steps.map(({ term }) => ontology.ids[term]!),
      { help: `最显著的 ${drawnTerms} 个条目以及它们的各级上级，每行一步` },
    ),
    textColumn(
      'name',
      '名称',
      steps.map(({ term }) => nameOf(term)),
      { help: '条目在功能层级中的名称' },
    ),
    textColumn(
      'parent',
      '上级条目',
      steps.map(({ above }) => ontology.ids[above]!),
      { help: '紧邻的上一级条目的编号' },
    ),
    textColumn(
      'parent_name',
      '上级名称',
      steps.map(({ above }) => nameOf(above)),
      { help: '紧邻的上一级条目的名称' },
    ),
    textColumn(
      'relation',
      '关系',
      steps.map(({ relation }) => relation),
      { help: '属于（is_a）还是其中一部分（part_of）' },
    ),
  ]);
}
