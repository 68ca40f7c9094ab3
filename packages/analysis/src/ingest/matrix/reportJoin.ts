import type { SampleJoin } from '../../groups/index.ts';
import { quote, quoteList, type ProblemList } from '../problems/index.ts';

/** Says which names were matched loosely and which were not matched at all. */
export function reportJoin(join: SampleJoin, numericOnly: readonly string[], problems: ProblemList): void {
  if (join.pairs.length === 0 && join.ambiguous.length === 0) {
    // Groups that could not be read are told of already.
    if (join.rightOnly.length === 0) return;
    problems.add({
      code: 'groups-match-nothing',
      severity: 'error',
      input: 'groups',
      what: `分组表中的样本（${quoteList(join.rightOnly, 3)}）都不在矩阵的表头里（${quoteList(join.leftOnly, 3)}）`,
      remedy: '请确认两个文件属于同一批样本，并把分组表第一列改成与矩阵表头相同的样本名',
    });
    return;
  }
  for (const { left, right } of join.ambiguous) {
    problems.add(
      {
        code: 'ambiguous-samples',
        severity: 'error',
        input: 'groups',
        what: `矩阵中的${quoteList(left)}与分组表中的${quoteList(right)}只在大小写、空格或标点上不同，不能确定谁对应谁`,
        remedy: '请把两个文件中的这些样本名改成完全一致后重新上传',
      },
      left.join('\n'),
    );
  }
  if (join.renamed.length > 0) {
    const { left, right } = join.renamed[0]!;
    problems.add({
      code: 'samples-matched-loosely',
      severity: 'warning',
      input: 'groups',
      what: `有 ${join.renamed.length} 个样本名写法不同，已按相同样本对应，如矩阵的${quote(left)}对应分组表的${quote(right)}`,
      remedy: '请核对；如果不是同一个样本，请改正名称后重新上传',
      count: join.renamed.length,
    });
  }
  if (join.rightOnly.length > 0) {
    problems.add({
      code: 'groups-only',
      severity: 'warning',
      input: 'groups',
      what: `分组表中有 ${join.rightOnly.length} 个样本不在矩阵里：${quoteList(join.rightOnly)}，已忽略`,
      remedy: '如果它们应当参与分析，请核对矩阵表头中的样本名',
      count: join.rightOnly.length,
    });
  }
  if (numericOnly.length > 0) {
    problems.add({
      code: 'matrix-only',
      severity: 'warning',
      input: 'groups',
      what: `矩阵中有 ${numericOnly.length} 个数值列不在分组表里：${quoteList(numericOnly)}，已作为注释列，不参与计算`,
      remedy: '如果它们是样本，请补充到分组表中',
      count: numericOnly.length,
    });
  }
}
