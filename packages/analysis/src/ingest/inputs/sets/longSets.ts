import type { AliasedSets } from '../../../sets/index.ts';
import { type ProblemList } from '../../problems/index.ts';
import { checkName, featureHeading, type InputRows } from '../inputRows.ts';
import { createSetBuilder } from './setBuilder.ts';

const termHeading = /^#?(?:terms?|term[ _.-]?id|go|gos|go[ _.-]?(?:id|ids|term|terms)|ko|kos|ko[ _.-]?id|kegg(?:[ _.-]?(?:id|ko|pathway))?|pathways?|pathway[ _.-]?id|sets?|set[ _.-]?id|gs_name|gene[ _.-]?set|class|通路(?:编号|ID)?|条目(?:编号)?|功能|集合|分类)$/iu;
const nameHeading = /^(?:name|names|description|term[ _.-]?name|pathway[ _.-]?name|go[ _.-]?name|set[ _.-]?name|名称|描述|说明|通路名称|条目名称)$/iu;
const idList = /^[A-Za-z]{0,4}:?[A-Za-z]?\d{4,}(?:\s*[;,|/]\s*[A-Za-z]{0,4}:?[A-Za-z]?\d{4,})+$/u;

export type LongColumns = { readonly term: number; readonly name: number; readonly feature: number };

/** Which columns hold what, by their headings; `undefined` when the first row is no heading of a long table. */
export function longColumns(header: readonly string[]): LongColumns | undefined {
  const term = header.findIndex((cell) => termHeading.test(cell));
  if (term < 0) return undefined;
  const name = header.findIndex((cell, column) => column !== term && nameHeading.test(cell));
  const strict = header.findIndex((cell, column) => column !== term && column !== name && featureHeading.test(cell));
  return strict < 0 ? undefined : { term, name, feature: strict };
}

/**
 * A long table of term, name and feature, in that order unless the headings say otherwise.
 * A cell may hold several ids of terms, or several features divided by `;`.
 *
 * @param columns - From the headings; `undefined` when there are none.
 */
export function readLongSets({ rows, at }: InputRows, columns: LongColumns | undefined, problems: ProblemList): AliasedSets {
  const sets = createSetBuilder();
  const width = rows[0]!.length;
  const { term, name, feature } = columns ?? { term: 0, name: width > 2 ? 1 : -1, feature: width > 2 ? 2 : 1 };
  for (let row = columns ? 1 : 0; row < rows.length; row += 1) {
    const cells = rows[row]!;
    const [written = '', features = ''] = [cells[term], cells[feature]];
    if (written === '' || features === '' || features === '-') {
      const { text, ...place } = at(row, written === '' ? term : feature);
      problems.add({ code: written === '' ? 'empty-term' : 'empty-name', severity: 'warning', ...place, what: `${text}没有${written === '' ? '集合' : '特征'}，这一行已跳过`, remedy: '如果这里应有内容，请补上后重新上传' });
      continue;
    }
    if (written === '-') continue;
    const terms = idList.test(written) ? written.split(/[;,|/]/u).map((one) => one.trim()) : [written];
    for (const one of features.split(';')) {
      const id = one.trim();
      if (id === '') continue;
      checkName(id, () => at(row, feature), problems);
      for (const set of terms) sets.add(set, name < 0 ? '' : (cells[name] ?? ''), id);
    }
  }
  return sets.build();
}
