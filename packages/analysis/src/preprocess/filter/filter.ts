import {
  featureHelp,
  InputError,
  integerColumn,
  matrixTable,
  numberColumn,
  tableOf,
  textColumn,
} from '../../model/index.ts';
import type { Matrix, MatrixInputs, MethodOutput, Options, Removal, RunContext, Table } from '../../model/index.ts';
import { selectRows } from '../../rows/index.ts';
import { readFilterOptions } from './filter.schema.ts';
import type { FilterOptions } from './filter.schema.ts';
import { rulesOf } from './rules.ts';

/**
 * Removes features by rules; each rule is applied to what the earlier ones kept, and a feature is reported under the
 * first rule it fails.
 *
 * @throws {InputError} When a rule needs groups that are not there, or nothing is left.
 */
export function runFilter({ matrix, groups }: MatrixInputs, raw: Options, { progress }: RunContext): MethodOutput {
  const options = readFilterOptions(raw);
  const rules = rulesOf(matrix, groups, options);
  let kept = matrix.ids.map((_, row) => row);
  const failed: { row: number; reason: string }[] = [];
  const counts: { reason: string; count: number }[] = [];
  for (const [step, rule] of rules.entries()) {
    progress(`筛选：${rule.reason}`, step / rules.length);
    const rows = new Set(rule.fails(matrix, kept));
    kept = kept.filter((row) => !rows.has(row));
    for (const row of [...rows].toSorted((a, b) => a - b)) failed.push({ row, reason: rule.reason });
    counts.push({ reason: rule.reason, count: rows.size });
  }
  if (kept.length === 0) {
    throw new InputError([
      {
        code: 'nothing-left',
        severity: 'error',
        input: 'matrix',
        what: `全部 ${matrix.ids.length} 个特征都被筛除`,
        remedy: `请放宽筛选条件；${counts.map(({ reason, count }) => `${reason}：${count} 个`).join('，')}`,
      },
    ]);
  }
  const removed = failed.map(({ row, reason }): Removal => ({ kind: 'feature', id: matrix.ids[row]!, reason }));
  return {
    tables: [
      matrixTable(selectRows(matrix, kept), '筛选后的数据', '该样本的原值，筛选不改变数值'),
      tableOf('report', '筛除的特征', [
        textColumn(
          'feature',
          '特征',
          removed.map(({ id }) => id),
          { help: featureHelp },
        ),
        textColumn(
          'reason',
          '原因',
          removed.map(({ reason }) => reason),
          { help: '最先不满足的一条筛选规则；规则按顺序执行，一个特征只计一次' },
        ),
      ]),
      summaryTable(kept.length, counts),
      profileTable(matrix, options),
    ],
    removed,
    messages: [
      { level: 'info', text: `${matrix.ids.length} 个特征中保留 ${kept.length} 个，筛除 ${removed.length} 个` },
    ],
    facts: {
      features: matrix.ids.length,
      kept: kept.length,
      removed: removed.length,
      rules: counts.map(({ reason, count }) => `${reason}（${count} 个）`).join('；'),
    },
  };
}

function summaryTable(kept: number, counts: readonly { reason: string; count: number }[]): Table {
  const rows = [{ reason: '保留', count: kept }, ...counts];
  return tableOf('summary', '筛选结果', [
    textColumn(
      'reason',
      '结果',
      rows.map(({ reason }) => reason),
      { help: '保留，或筛除的原因' },
    ),
    integerColumn(
      'count',
      '特征数',
      Float64Array.from(rows, ({ count }) => count),
      { help: '特征个数；各行之和等于输入的特征数' },
    ),
  ]);
}

function profileTable({ ids, samples, values }: Matrix, { zero_missing }: FilterOptions): Table {
  const share = Float64Array.from(samples, (_, column) => {
    let absent = 0;
    for (let at = column; at < values.length; at += samples.length)
      if (Number.isNaN(values[at]!) || (zero_missing && values[at] === 0)) absent += 1;
    return absent / ids.length;
  });
  return tableOf('profile', '各样本缺失情况（筛选前）', [
    textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
    numberColumn('missing', '缺失比例', share, {
      help: `该样本缺失的特征数 ÷ 特征总数，0～1${zero_missing ? '；0 计为缺失' : ''}`,
    }),
  ]);
}
