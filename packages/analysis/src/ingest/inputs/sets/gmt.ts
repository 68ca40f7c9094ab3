import type { AliasedSets } from '../../../sets/index.ts';
import { quote, type ProblemList } from '../../problems/index.ts';
import { checkName, type InputRows } from '../inputRows.ts';
import { createSetBuilder } from './setBuilder.ts';

/** Gene Matrix Transposed: one set a line, its id, a description, then its features. A description that is `na`, a web address or the id again is no name. */
export function readGmt({ rows, at }: InputRows, problems: ProblemList): AliasedSets {
  const sets = createSetBuilder();
  const lineOf = new Map<string, number>();
  rows.forEach((cells, row) => {
    const [term = '', description = ''] = cells;
    const features = cells.slice(2).filter((feature) => feature !== '');
    const { text, ...place } = at(row, 0);
    if (term === '' || features.length === 0) {
      problems.add({ code: term === '' ? 'empty-term' : 'empty-set', severity: 'warning', ...place, what: term === '' ? `${text}没有集合名，这一行已跳过` : `${text}的集合${quote(term)}没有特征，已跳过`, remedy: 'GMT 每行依次为集合名、说明、各个特征，以制表符分隔' });
      return;
    }
    const known = lineOf.get(term);
    if (known === undefined) lineOf.set(term, place.row ?? row + 1);
    else problems.add({ code: 'duplicate-set', severity: 'warning', ...place, what: `${text}的集合${quote(term)}与第 ${known} 行重名，已合并`, remedy: '如果是不同的集合，请改成不同的名称' }, term);
    const name = /^(?:na|-|https?:.*)?$/iu.test(description) || description === term ? '' : description;
    features.forEach((feature) => {
      checkName(feature, () => at(row, cells.indexOf(feature)), problems);
      sets.add(term, name, feature);
    });
  });
  return sets.build();
}
