import { quote, type ProblemList } from '../problems/index.ts';

/**
 * Rows that are sums of others, as MetaPhlAn (all ranks) and HUMAnN (functions, then their taxa) write them: adding
 * them up counts twice.
 */
export function reportNestedRows(
  ids: readonly string[],
  placeOf: (feature: number) => { readonly row: number; readonly column: number },
  problems: ProblemList,
): void {
  if (!ids.some((id) => id.includes('|'))) return;
  const known = new Map(ids.map((id, at) => [id, at]));
  const parents = new Map<number, string>();
  for (const id of ids) {
    const [first, last] = [id.indexOf('|'), id.lastIndexOf('|')];
    for (const end of first < 0 ? [] : [first, last]) {
      const parent = known.get(id.slice(0, end));
      if (parent !== undefined && !parents.has(parent)) parents.set(parent, id);
    }
  }
  const [first] = parents;
  if (!first || parents.size < 2) return;
  problems.add({
    code: 'nested-rows',
    severity: 'warning',
    ...placeOf(first[0]),
    count: parents.size,
    what: `${parents.size} 行是其他行之和，例如${quote(ids[first[0]]!)}包含${quote(first[1])}；一起使用会重复计数`,
    remedy: '请先用“表格筛选与去重”只留一级，例如特征名“文字含有” s__ 且“文字不含” t__；只要总量的，用“文字不含” |',
  });
}
