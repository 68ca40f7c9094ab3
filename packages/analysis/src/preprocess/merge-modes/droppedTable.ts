import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Matrix, Table } from '../../model/index.ts';
import type { Candidate } from './candidates.ts';

const modeWords = ['正离子', '负离子'] as const;

export function droppedTable(
  rows: readonly { readonly one: Candidate; readonly best: Candidate; readonly reason: string }[],
  tables: readonly [Matrix, Matrix],
): Table {
  const idOf = ({ mode, row }: Candidate): string => tables[mode].ids[row]!;
  return tableOf('duplicates', '重复而未留的特征', [
    textColumn(
      'feature',
      '特征',
      rows.map(({ one }) => idOf(one)),
      { help: '没有留下的特征，原来的编号' },
    ),
    textColumn(
      'mode',
      '模式',
      rows.map(({ one }) => modeWords[one.mode]),
      { help: '来自哪个表' },
    ),
    textColumn(
      'compound',
      '化合物',
      rows.map(({ one }) => one.name),
      { help: '化合物名列的写法' },
    ),
    textColumn(
      'kept',
      '留下的特征',
      rows.map(({ best }) => idOf(best)),
      { help: '同一化合物留下的特征，原来的编号' },
    ),
    textColumn(
      'kept_mode',
      '留下的模式',
      rows.map(({ best }) => modeWords[best.mode]),
      { help: '留下的特征来自哪个表' },
    ),
    numberColumn(
      'rsd',
      'QC 的 RSD',
      Float64Array.from(rows, ({ one }) => one.rsd),
      { help: '标准差（n − 1）÷ 均值；没有 QC 或无法计算时为空' },
    ),
    numberColumn(
      'kept_rsd',
      '留下的 RSD',
      Float64Array.from(rows, ({ best }) => best.rsd),
      { help: '留下的特征的 RSD' },
    ),
    integerColumn(
      'level',
      '等级',
      Float64Array.from(rows, ({ one }) => one.level),
      { help: '鉴定等级列中的数字；没有时为空' },
    ),
    textColumn(
      'reason',
      '原因',
      rows.map(({ reason }) => reason),
      { help: '与留下的特征相比，最先不如它的一项：等级、QC 的 RSD、平均强度' },
    ),
  ]);
}
