import { featureHelp, integerColumn, matrixTable, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { GroupedInputs, Matrix, Message, MethodOutput, Removal, RunContext, Table } from '../../model/index.ts';
import { rowAt } from '../../rows/index.ts';
import { arithmeticMean, median } from '../../statistics/index.ts';
import { relativeSpread } from '../qc-rsd/index.ts';
import { corrector, type Corrected } from './correct.ts';
import type { DriftOptions } from './drift.schema.ts';
import { injectionsOf, type Injections } from './injections.ts';

/** How many features the table `trend` holds: those whose QC samples drift most. */
const shown = 12;

/**
 * Removes the drift of the instrument by a LOESS through the QC samples.
 *
 * A missing value stays missing. A feature that cannot be corrected keeps its values and is named with the reason;
 * samples without an order of injection likewise.
 *
 * @throws {InputError} As `injectionsOf`.
 */
export function drift(
  { groups, matrix }: GroupedInputs,
  options: DriftOptions,
  { progress }: RunContext,
): MethodOutput {
  const injections = injectionsOf(matrix, groups, options);
  const correct = corrector(injections, options);
  const width = matrix.samples.length;
  const qc = Int32Array.from(injections.batches.flatMap((batch) => [...batch.qc]));
  const values = new Float64Array(matrix.values.length);
  const rows = matrix.ids.map((_, row) => {
    if (row % 500 === 0) progress('校正漂移', row / matrix.ids.length);
    const before = rowAt(matrix.values, width, row);
    const after = correct(before);
    values.set(after.values, row * width);
    return { ...after, rsd: relativeSpread(before, qc).rsd, rsdAfter: relativeSpread(after.values, qc).rsd };
  });
  const failed = rows.flatMap(({ reason }, row) => (reason ? [{ row, reason }] : []));
  const corrected = matrix.ids.length - failed.length;
  const removed: Removal[] = injections.left.map(({ column, reason }) => ({
    kind: 'sample',
    id: matrix.samples[column]!,
    reason: `${reason}，未校正`,
  }));
  const [before, after] = [
    median(Float64Array.from(rows, ({ rsd }) => rsd)),
    median(Float64Array.from(rows, ({ rsdAfter }) => rsdAfter)),
  ];

  return {
    tables: [
      matrixTable({ ...matrix, values }, '校正后的数据', '校正漂移后的强度，单位与原数据相同；未能校正的特征为原值'),
      rsdTable(matrix, rows),
      trendTable(matrix, injections, rows),
    ],
    removed,
    messages: messagesOf(matrix.ids.length, failed, injections, before, after),
    facts: {
      features: matrix.ids.length,
      corrected,
      failed: failed.length,
      qc: injections.level,
      qc_samples: qc.length,
      samples: injections.batches.reduce((sum, { columns }) => sum + columns.length, 0),
      order: injections.orderName,
      batch: injections.batchName,
      batches: injections.batches.length,
      rsd_before: Number.isNaN(before) ? '--' : before,
      rsd_after: Number.isNaN(after) ? '--' : after,
    },
  };
}

type Row = Corrected & { readonly rsd: number; readonly rsdAfter: number };

function messagesOf(
  features: number,
  failed: readonly { readonly reason: string }[],
  { batchName, batches, left, orderName }: Injections,
  before: number,
  after: number,
): Message[] {
  const percent = (value: number): string => (Number.isNaN(value) ? '--' : `${(100 * value).toFixed(1)}%`);
  const messages: Message[] = [
    {
      level: 'info',
      text: `进样顺序取自“${orderName}”列${batchName ? `，批次取自“${batchName}”列（${batches.length} 批）` : '，视为一批'}；${features - failed.length} 个特征已校正，QC 的 RSD 中位数由 ${percent(before)} 变为 ${percent(after)}。`,
    },
    { level: 'info', text: 'QC 参与了曲线拟合，校正后 QC 的 RSD 会偏乐观；请结合未参与拟合的重复样本判断。' },
  ];
  if (failed.length > 0)
    messages.push({
      level: 'warning',
      text: `${failed.length} 个特征未能校正，保留原值：${[...new Set(failed.map(({ reason }) => reason))].slice(0, 3).join('；')}。`,
    });
  if (left.length > 0)
    messages.push({
      level: 'warning',
      text: `${left.length} 个样本没有进样顺序或批次，保留原值，与已校正的样本不可直接比较。`,
    });
  return messages;
}

const rsdTable = ({ ids }: Matrix, rows: readonly Row[]): Table =>
  tableOf('rsd', '校正前后的 RSD', [
    textColumn('feature', '特征', ids, { help: featureHelp }),
    numberColumn(
      'rsd',
      '校正前 RSD',
      Float64Array.from(rows, ({ rsd }) => rsd),
      { help: '校正前 QC 样本的相对标准差，0.3 即 30%' },
    ),
    numberColumn(
      'rsd_after',
      '校正后 RSD',
      Float64Array.from(rows, ({ rsdAfter }) => rsdAfter),
      { help: '校正后 QC 样本的相对标准差；QC 参与了拟合，略为乐观' },
    ),
    numberColumn(
      'span',
      '平滑窗口',
      Float64Array.from(rows, ({ spans }) => arithmeticMean(spans)),
      { help: '局部回归用到的 QC 的比例；有多个批次时为各批的平均' },
    ),
    textColumn(
      'status',
      '结果',
      rows.map(({ reason }) => reason || '已校正'),
      { help: '已校正，或未能校正而保留原值的原因' },
    ),
  ]);

/** The features with the largest fitted change, sample by sample. */
function trendTable({ ids, samples, values }: Matrix, { batches, order }: Injections, rows: readonly Row[]): Table {
  const swing = rows.map(({ fit }) => {
    const known = fit.filter((value) => !Number.isNaN(value));
    return known.length === 0
      ? -1
      : Math.log(
          known.reduce((high, value) => Math.max(high, value)) / known.reduce((low, value) => Math.min(low, value)),
        );
  });
  const chosen = Array.from(rows.keys())
    .toSorted((a, b) => swing[b]! - swing[a]! || a - b)
    .slice(0, shown);
  const places = batches.flatMap(({ columns, name, qc }) =>
    Array.from(columns, (column) => ({ column, batch: name, qc: qc.includes(column) })),
  );
  const lines = chosen.flatMap((row) => places.map((place) => ({ ...place, row })));
  const cells = (of: (line: (typeof lines)[number]) => number): Float64Array => Float64Array.from(lines, of);
  return tableOf('trend', '漂移最大的特征', [
    textColumn(
      'feature',
      '特征',
      lines.map(({ row }) => ids[row]!),
      { help: '拟合的漂移幅度最大的特征，从大到小' },
    ),
    textColumn(
      'sample',
      '样本',
      lines.map(({ column }) => samples[column]!),
      { help: '样本名，按批次和进样顺序排列' },
    ),
    textColumn(
      'kind',
      '类型',
      lines.map(({ qc }) => (qc ? 'QC' : '样本')),
      { help: 'QC 用于拟合漂移曲线，样本只被校正' },
    ),
    textColumn(
      'batch',
      '批次',
      lines.map(({ batch }) => batch || '1'),
      { help: '所在批次；没有批次列时为 1' },
    ),
    integerColumn(
      'order',
      '进样顺序',
      cells(({ column }) => order[column]!),
      { help: '分组表中的进样序号' },
    ),
    numberColumn(
      'before',
      '校正前',
      cells(({ column, row }) => values[row * samples.length + column]!),
      { help: '校正前的强度' },
    ),
    numberColumn(
      'fit',
      '漂移曲线',
      cells(({ column, row }) => rows[row]!.fit[column]!),
      { help: 'LOESS 拟合的漂移，单位与强度相同' },
    ),
    numberColumn(
      'after',
      '校正后',
      cells(({ column, row }) => rows[row]!.values[column]!),
      { help: '校正后的强度 = 校正前 ÷ 漂移 × QC 中位数' },
    ),
  ]);
}
