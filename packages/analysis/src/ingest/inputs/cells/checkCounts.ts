import type { CellCounts } from '../../../model/index.ts';
import { quote, type ProblemList } from '../../problems/index.ts';

/** Refuses what cannot be counts: negative values and fractions. Names the first of each, and counts them. */
export function checkCounts({ cells, genes, rows, starts, values }: CellCounts, problems: ProblemList): void {
  let [negative, fraction, firstNegative, firstFraction] = [0, 0, -1, -1];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at]!;
    if (value < 0) {
      if (negative === 0) firstNegative = at;
      negative += 1;
    } else if (!Number.isInteger(value)) {
      if (fraction === 0) firstFraction = at;
      fraction += 1;
    }
  }
  const where = (at: number): string => {
    const cell = starts.findLastIndex((start) => start <= at);
    return `基因${quote(genes[rows[at]!]!)}在细胞${quote(cells[cell]!)}的值为 ${values[at]}`;
  };
  if (negative > 0) {
    problems.add({
      code: 'negative-count',
      severity: 'error',
      what: `${where(firstNegative)}，计数不能为负（共 ${negative} 处）`,
      remedy: '请上传未经缩放和中心化的原始计数（UMI 或 reads 数）',
      count: negative,
    });
  }
  if (fraction > 0) {
    problems.add({
      code: 'fractional-count',
      severity: 'error',
      what: `${where(firstFraction)}，不是整数（共 ${fraction} 处）`,
      remedy: '单细胞方法从原始计数开始，自己做归一化；请上传原始计数，而不是归一化或取过对数的表达量',
      count: fraction,
    });
  }
}
