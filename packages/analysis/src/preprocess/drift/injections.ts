import { factorOfColumns, InputError } from '../../model/index.ts';
import type { Groups, Matrix } from '../../model/index.ts';
import { qcColumns } from '../qc-rsd/index.ts';
import type { DriftOptions } from './drift.schema.ts';

/** One batch: its columns, those of its QC samples in order of injection, and where every column stands. */
export type Batch = { readonly name: string; readonly columns: Int32Array; readonly qc: Int32Array };
export type Injections = {
  /** Of every column; `NaN` where unknown. */
  readonly order: Float64Array;
  readonly batches: readonly Batch[];
  readonly level: string;
  readonly orderName: string;
  readonly batchName: string;
  /** Columns that cannot be corrected, with the reason. */
  readonly left: readonly { readonly column: number; readonly reason: string }[];
};

const orderNames = [
  'order',
  'injection_order',
  'injection',
  'run_order',
  'runorder',
  'injectionorder',
  '进样顺序',
  '进样序号',
  '序号',
];
const batchNames = ['batch', '批次'];

/** QC samples of a batch at least, so that a curve can be fitted and tested. */
const leastQc = 5;

const refusal = (input: string, what: string, remedy: string): InputError =>
  new InputError([{ code: 'option-value', severity: 'error', input, what, remedy }], 'parameter');

function factorNamed(groups: Groups, chosen: string, known: readonly string[]): string {
  return chosen || groups.factors.find(({ name }) => known.includes(name.trim().toLowerCase()))?.name || '';
}

/**
 * When every sample was injected, and in which batch.
 *
 * @throws {InputError} Without an order of injection, when it is no number or occurs twice in a batch, or a batch has
 * under five QC samples.
 */
export function injectionsOf(matrix: Matrix, groups: Groups, options: DriftOptions): Injections {
  const { columns: qc, level } = qcColumns(matrix, groups, options.qc, leastQc);
  const columnsOfTable = groups.factors.map(({ name }) => name).join('、') || '没有其他列';
  const orderName = factorNamed(groups, options.order, orderNames);
  const written = factorOfColumns(matrix, groups, orderName);
  if (!written) {
    throw refusal(
      'order',
      options.order ? `分组表没有名为“${options.order}”的列` : '分组表中没有进样顺序',
      `请在分组表中加一列 order，写每个样本的进样序号（1、2、3 …），或选择已有的列（${columnsOfTable}）`,
    );
  }
  const batchName = factorNamed(groups, options.batch, batchNames);
  const batchOf = batchName ? factorOfColumns(matrix, groups, batchName) : matrix.samples.map(() => '');
  if (!batchOf) throw refusal('batch', `分组表没有名为“${options.batch}”的列`, `请选择分组表中的列：${columnsOfTable}`);

  const left: { column: number; reason: string }[] = [];
  const order = Float64Array.from(written, (text, column) => {
    const lacks = !text ? orderName : batchName && !batchOf[column] ? batchName : '';
    if (!text || lacks !== '') {
      left.push({ column, reason: text === undefined ? '不在分组表中，没有进样顺序' : `缺少“${lacks}”的值` });
      return Number.NaN;
    }
    const value = Number(text);
    if (!Number.isFinite(value))
      throw refusal('order', `样本“${matrix.samples[column]}”的进样顺序“${text}”不是数字`, '请在进样顺序列中只填数字');
    return value;
  });
  const names = [
    ...new Set(batchOf.filter((name, column): name is string => name !== undefined && !Number.isNaN(order[column]!))),
  ];
  const isQc = new Set(qc);
  const batches = names.map((name): Batch => {
    const columns = Int32Array.from(matrix.samples.keys())
      .filter((column) => batchOf[column] === name && !Number.isNaN(order[column]!))
      .sort((a, b) => order[a]! - order[b]!);
    columns.forEach((column, at) => {
      if (at > 0 && order[column] === order[columns[at - 1]!])
        throw refusal(
          'order',
          `样本“${matrix.samples[columns[at - 1]!]}”与“${matrix.samples[column]}”的进样顺序都是 ${order[column]}`,
          batchName
            ? '同一批次内进样顺序不能重复，请改正'
            : '进样顺序不能重复；如果有多个批次，请在分组表中加一列 batch',
        );
    });
    const own = columns.filter((column) => isQc.has(column));
    if (own.length < leastQc)
      throw refusal(
        'batch',
        `${name ? `批次“${name}”` : '数据'}中有进样顺序的 QC 样本只有 ${own.length} 个`,
        `每个批次至少需要 ${leastQc} 个 QC 样本才能拟合漂移；请合并批次或改用其他校正方法`,
      );
    return { name, columns, qc: own };
  });
  return { order, batches, level, orderName, batchName, left };
}
