import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, RunContext } from '../../model/index.ts';
import { centreAndScale, principalComponents } from '../../principal-components/index.ts';
import { injectionsOf, type Injections } from '../drift/index.ts';
import { transformed } from '../../transform/index.ts';
import { arithmeticMean, sampleSd } from '../../statistics/index.ts';
import { hotellingLimit } from './limits.ts';
import type { QcControlOptions } from './qcControl.schema.ts';

type Inputs = { readonly matrix: Matrix; readonly groups: Groups };
/** A figure of every injection with what it is held against; `NaN` where it has no such limit. */
type Chart = {
  readonly id: string;
  readonly title: string;
  readonly values: Float64Array;
  readonly centre: number;
  readonly warn: readonly [low: number, high: number];
  readonly act: readonly [low: number, high: number];
};

/** @throws {InputError} Without an order of injection or five QC samples a batch. */
export const checkQcControl = ({ groups, matrix }: Inputs, { batch, order, qc }: QcControlOptions): Injections =>
  injectionsOf(matrix, groups, { qc, order, batch, degree: 2, span: 'fixed', spanValue: 1, log: false });

/**
 * Total intensity, first principal component and Hotelling's T² of every injection in the order of the run.
 *
 * @throws {InputError} Without an order of injection or QC samples, or with under two features that all injections
 * have.
 */
export function qcControl(inputs: Inputs, options: QcControlOptions, { progress, seed }: RunContext): MethodOutput {
  const { matrix } = inputs;
  const injections = checkQcControl(inputs, options);
  const columns = injections.batches.flatMap((batch) => Array.from(batch.columns));
  const qc = new Set(injections.batches.flatMap((batch) => Array.from(batch.qc)));
  const isQc = columns.map((column) => qc.has(column));
  const width = matrix.samples.length;
  progress('主成分', 0.1);
  const totals = Float64Array.from(columns, (column) =>
    matrix.ids.reduce((sum, _, row) => sum + (matrix.values[row * width + column]! || 0), 0),
  );
  const { complete, features, model } = modelOf(matrix, columns, options, seed);
  const used = Math.min(options.components, model.scores.length, columns.length - 1);
  const t2 = Float64Array.from(columns, (_, at) =>
    model.scores.slice(0, used).reduce((sum, score, k) => sum + (score[at]! / model.sdev[k]!) ** 2, 0),
  );
  const charts: readonly Chart[] = [
    aroundQc('total', '总强度', totals, isQc),
    aroundQc('pc1', 'PC1 得分', model.scores[0]!, isQc),
    {
      id: 't2',
      title: 'Hotelling T²',
      values: t2,
      centre: Number.NaN,
      warn: [Number.NaN, hotellingLimit(0.05, used, columns.length)],
      act: [Number.NaN, hotellingLimit(0.01, used, columns.length)],
    },
  ];
  const rows = charts.flatMap((chart) =>
    columns.map((column, at) => ({ chart, column, at, flag: flagOf(chart, chart.values[at]!) })),
  );
  const qcRows = rows.filter(({ at }) => isQc[at]);
  const out = (flag: string): number =>
    new Set(qcRows.filter((row) => row.flag === flag).map(({ column }) => column)).size;
  const messages: Message[] =
    injections.left.length > 0 ? [{ level: 'info', text: `${injections.left.length} 个样本没有进样顺序，未画出` }] : [];
  if (features - complete > 0)
    messages.push({
      level: 'info',
      text: `主成分只用各次进样都有值且有变化的 ${complete} 个特征，另 ${features - complete} 个未用`,
    });
  const batchOf = new Map(
    injections.batches.flatMap(({ columns: own, name }) => Array.from(own, (column) => [column, name] as const)),
  );
  const number = (of: (row: (typeof rows)[number]) => number): Float64Array => Float64Array.from(rows, of);

  return {
    tables: [
      tableOf('control', '质控图数据', [
        textColumn(
          'metric',
          '指标',
          rows.map(({ chart }) => chart.id),
          { help: '总强度（total）、PC1 得分（pc1）或 Hotelling T²（t2）' },
        ),
        textColumn(
          'sample',
          '样本',
          rows.map(({ column }) => matrix.samples[column]!),
          { help: '样本名，与数据表的列名相同' },
        ),
        textColumn(
          'kind',
          '类型',
          rows.map(({ at }) => (isQc[at] ? 'QC' : '样本')),
          { help: '质控样本为 QC，其余为样本' },
        ),
        textColumn(
          'batch',
          '批次',
          rows.map(({ column }) => batchOf.get(column)!),
          { help: '批次列的取值，没有批次时为空' },
        ),
        integerColumn(
          'place',
          '次序',
          number(({ at }) => at + 1),
          { help: '各批次相接之后的进样次序' },
        ),
        numberColumn(
          'value',
          '数值',
          number(({ at, chart }) => chart.values[at]!),
          { help: '该次进样的指标值' },
        ),
        textColumn(
          'flag',
          '判定',
          rows.map(({ flag }) => flag),
          { help: '超出控制限、超出警戒限或正常' },
        ),
      ]),
      tableOf('limits', '控制限', [
        textColumn(
          'metric',
          '指标',
          charts.map(({ id }) => id),
          { help: '总强度（total）、PC1 得分（pc1）或 Hotelling T²（t2）' },
        ),
        textColumn(
          'title',
          '名称',
          charts.map(({ title }) => title),
          { help: '指标的中文名称' },
        ),
        numberColumn(
          'centre',
          '中心线',
          Float64Array.from(charts, ({ centre }) => centre),
          { help: 'QC 的均值；T² 没有中心线' },
        ),
        numberColumn(
          'warn_low',
          '警戒下限',
          Float64Array.from(charts, ({ warn }) => warn[0]),
          { help: 'QC 均值 − 2 × 标准差；T² 没有下限' },
        ),
        numberColumn(
          'warn_high',
          '警戒上限',
          Float64Array.from(charts, ({ warn }) => warn[1]),
          { help: 'QC 均值 + 2 × 标准差；T² 为 95% 限' },
        ),
        numberColumn(
          'act_low',
          '控制下限',
          Float64Array.from(charts, ({ act }) => act[0]),
          { help: 'QC 均值 − 3 × 标准差；T² 没有下限' },
        ),
        numberColumn(
          'act_high',
          '控制上限',
          Float64Array.from(charts, ({ act }) => act[1]),
          { help: 'QC 均值 + 3 × 标准差；T² 为 99% 限' },
        ),
        integerColumn(
          'qc_warn',
          'QC 超警戒限',
          Float64Array.from(
            charts,
            ({ id }) => qcRows.filter((row) => row.chart.id === id && row.flag === '超出警戒限').length,
          ),
          { help: '在警戒限与控制限之间的 QC 个数' },
        ),
        integerColumn(
          'qc_act',
          'QC 超控制限',
          Float64Array.from(
            charts,
            ({ id }) => qcRows.filter((row) => row.chart.id === id && row.flag === '超出控制限').length,
          ),
          { help: '超出控制限的 QC 个数' },
        ),
      ]),
    ],
    removed: injections.left.map(({ column, reason }) => ({
      kind: 'sample' as const,
      id: matrix.samples[column]!,
      reason,
    })),
    messages,
    facts: {
      injections: columns.length,
      qc: qc.size,
      batches: injections.batches.length,
      features,
      complete,
      components: used,
      ratio: model.ratio.slice(0, used).reduce((sum, value) => sum + value, 0),
      qc_act: out('超出控制限'),
      qc_warn: out('超出警戒限'),
      order: injections.orderName,
      level: injections.level,
    },
  };
}

/** Principal components of the features that all injections have, centred and of unit variance. */
function modelOf(matrix: Matrix, columns: readonly number[], { transform }: QcControlOptions, seed: number) {
  const width = matrix.samples.length;
  const kept = matrix.ids.flatMap((_, row) => {
    const own = columns.map((column) => matrix.values[row * width + column]!);
    return own.every(Number.isFinite) && own.some((value) => value !== own[0]) ? [row] : [];
  });
  if (kept.length < 2)
    throw new InputError([
      {
        code: 'too-few-features',
        severity: 'error',
        input: 'matrix',
        what: `各次进样都有值且有变化的特征只有 ${kept.length} 个，不能做主成分`,
        remedy: '请先用“缺失值填补”，或去掉缺失很多的样本',
      },
    ]);
  const chosen: Matrix = {
    ...matrix,
    ids: kept.map((row) => matrix.ids[row]!),
    samples: columns.map((column) => matrix.samples[column]!),
    values: Float64Array.from(kept.flatMap((row) => columns.map((column) => matrix.values[row * width + column]!))),
    annotations: [],
  };
  const values = transformed(chosen, transform);
  centreAndScale(values, kept.length, columns.length, 'auto');
  return {
    model: principalComponents(values, kept.length, columns.length, 10, seed),
    complete: kept.length,
    features: matrix.ids.length,
  };
}

function aroundQc(id: string, title: string, values: Float64Array, isQc: readonly boolean[]): Chart {
  const own = Array.from(values).filter((_, at) => isQc[at]);
  const mean = arithmeticMean(own);
  const sd = sampleSd(own);
  return { id, title, values, centre: mean, warn: [mean - 2 * sd, mean + 2 * sd], act: [mean - 3 * sd, mean + 3 * sd] };
}

const flagOf = ({ act, warn }: Chart, value: number): string =>
  value > act[1] || value < act[0] ? '超出控制限' : value > warn[1] || value < warn[0] ? '超出警戒限' : '正常';
