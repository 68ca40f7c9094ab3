import { quote, quoteList, type ProblemList } from '../../problems/index.ts';

/** Repeated gene symbols get `.1`, `.2` … from the second on, as R's `make.unique`; reported once. */
export function uniqueGenes(names: readonly string[], problems: ProblemList): string[] {
  const taken = new Set(names);
  const seen = new Map<string, number>();
  const repeated: string[] = [];
  const unique = names.map((name) => {
    const times = seen.get(name);
    seen.set(name, times ?? 0);
    if (times === undefined) return name;
    if (times === 0) repeated.push(name);
    let next = times + 1;
    while (taken.has(`${name}.${next}`)) next += 1;
    seen.set(name, next);
    taken.add(`${name}.${next}`);
    return `${name}.${next}`;
  });
  if (repeated.length > 0) {
    problems.add({
      code: 'duplicate-gene',
      severity: 'warning',
      what: `${quoteList(repeated)}基因名重复，已分别保留并在后面加序号`,
      remedy: '如需合并，请改用基因编号，或合并后重新上传',
      count: repeated.length,
    });
  }
  return unique;
}

/** A barcode names one cell. `place` says where name `i` stands. */
export function checkCellNames(
  names: readonly string[],
  place: (index: number) => { readonly row: number; readonly column: number },
  problems: ProblemList,
): void {
  const seen = new Map<string, number>();
  names.forEach((name, i) => {
    const first = seen.get(name);
    if (first === undefined) seen.set(name, i);
    const { column, row } = place(i);
    if (name === '') {
      problems.add({
        code: 'unnamed-cell',
        severity: 'error',
        row,
        column,
        what: `第 ${i + 1} 个细胞没有名称`,
        remedy: '请补上细胞条码后重新上传',
      });
    } else if (first !== undefined) {
      problems.add(
        {
          code: 'duplicate-cell',
          severity: 'error',
          row,
          column,
          what: `第 ${i + 1} 个细胞的名称${quote(name)}与第 ${first + 1} 个重复`,
          remedy: '合并多个样本时，请在条码前加上样本名，使每个细胞的名称不同',
        },
        name,
      );
    }
  });
}
