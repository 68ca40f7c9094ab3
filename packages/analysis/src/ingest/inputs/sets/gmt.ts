import { quote, type ProblemList } from '../../problems/index.ts';
import { known, knownNumber, type CellRows } from '../cellRows.ts';
import { checkName, mayBeDate } from '../inputRows.ts';
import { createSetBuilder, type BuiltSets } from './setBuilder.ts';

/**
 * Gene Matrix Transposed: one set a line, its id, a description, then its features. A description that is `na`, a web
 * address or the id again is no name.
 */
export function readGmt({ at, cellsOf, count, idOf, texts, turnTo }: CellRows, problems: ProblemList): BuiltSets {
  const sets = createSetBuilder();
  const lineOf = new Map<string, number>();
  const featureOf = knownNumber(texts, sets.featureOf);
  const isDate = known(texts, mayBeDate);
  for (let row = 0; row < count; row += 1) {
    const width = turnTo(row);
    const [term, description] = [texts[idOf(0)] ?? '', texts[idOf(1)] ?? ''];
    const features: number[] = [];
    for (let column = 2; column < width; column += 1) {
      const id = idOf(column);
      if (texts[id] !== '') features.push(id);
    }
    const { text, ...place } = at(row, 0);
    if (term === '' || features.length === 0) {
      problems.add({
        code: term === '' ? 'empty-term' : 'empty-set',
        severity: 'warning',
        ...place,
        what: term === '' ? `${text}没有集合名，这一行已跳过` : `${text}的集合${quote(term)}没有特征，已跳过`,
        remedy: 'GMT 每行依次为集合名、说明、各个特征，以制表符分隔',
      });
      continue;
    }
    const line = lineOf.get(term);
    if (line === undefined) lineOf.set(term, place.row ?? row + 1);
    else
      problems.add(
        {
          code: 'duplicate-set',
          severity: 'warning',
          ...place,
          what: `${text}的集合${quote(term)}与第 ${line} 行重名，已合并`,
          remedy: '如果是不同的集合，请改成不同的名称',
        },
        term,
      );
    const name = /^(?:na|-|https?:.*)?$/iu.test(description) || description === term ? '' : description;
    const set = sets.termOf(term);
    if (sets.lacksName(set)) sets.setName(set, name);
    for (const id of features) {
      if (isDate(id)) checkName(texts[id]!, () => at(row, cellsOf(row).indexOf(texts[id]!)), problems);
      sets.add(set, featureOf(id));
    }
  }
  return sets.build();
}
