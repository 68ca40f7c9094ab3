import { joinSamples } from '../../groups/index.ts';
import { environmentTable, InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type {
  Environment,
  Matrix,
  Message,
  MethodOutput,
  Removal,
  RunContext,
  Table,
  Tree,
} from '../../model/index.ts';
import { sharedSamples } from '../../community-distances/index.ts';
import { shuffles } from '../../permutations/index.ts';
import { at, placed, type Side } from './ordinationOf.ts';
import type { ProcrustesOptions } from './procrustes.schema.ts';
import { protest, superimpose, type Superimposed } from './superimpose.ts';

export type ProcrustesInputs = {
  readonly matrix: Matrix;
  readonly matrix2?: Matrix | undefined;
  readonly env?: Environment | undefined;
  readonly tree?: Tree | undefined;
};

const fewest = 4;
const words = ['第一个表', '第二个表'] as const;
const refusal = (code: string, input: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input, what, remedy }]);

/** Refuses at once when there is nothing to compare with, or nothing of the same samples. @throws {InputError} */
export function checkProcrustes({ env, matrix, matrix2 }: ProcrustesInputs): void {
  const second = matrix2?.samples ?? env?.samples;
  if (!second)
    throw refusal('matrix-missing', 'matrix2', '没有提供第二个数据表，也没有提供环境因子', '请选择两者之一后重新提交');
  tooFew(sharedSamples(matrix.samples, second).left.length, matrix2 ? 'matrix2' : 'env');
}

function tooFew(count: number, input: string): void {
  if (count < fewest)
    throw refusal(
      'no-common-samples',
      input,
      `两个表共有的可用样本只有 ${count} 个，至少需要 ${fewest} 个`,
      '请检查两个表的样本名是否一致；样本按名称对应，与次序无关',
    );
}

/**
 * Procrustes analysis of two tables of the same samples: an ordination of each, one laid over the other, and the chance
 * of agreeing as well.
 *
 * @throws {InputError} As `checkProcrustes` and `placed`.
 */
export function runProcrustes(
  { env, matrix, matrix2, tree }: ProcrustesInputs,
  options: ProcrustesOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  checkProcrustes({ matrix, matrix2, env });
  progress('排序', 0);
  const other = matrix2 ?? environmentTable(env!);
  const input = matrix2 ? 'matrix2' : 'env';
  const { left, right } = sharedSamples(matrix.samples, other.samples);
  const sides: readonly [Side, Side] = [
    {
      matrix: withColumns(matrix, left),
      tree,
      input: 'matrix',
      word: words[0],
      options: options.x,
      pseudocount: options.pseudocount,
    },
    // Names may be written differently in the second table; those of the first stand for both.
    {
      matrix: { ...withColumns(other, right), samples: left.map((i) => matrix.samples[i]!) },
      input,
      word: words[1],
      options: options.y,
      pseudocount: options.pseudocount,
    },
  ];
  const [first, second] = [placed(sides[0]), placed(sides[1])];
  const samples = first.samples.filter((sample) => second.samples.includes(sample));
  tooFew(samples.length, input);
  const [one, two] = [first, second].map((side, which) =>
    at(sides[which]!.input, () =>
      side.place(
        samples.map((sample) => side.samples.indexOf(sample)),
        options.axes,
      ),
    ),
  ) as [ReturnType<typeof first.place>, ReturnType<typeof first.place>];
  const axes = Math.min(one.axes.length, two.axes.length);
  const [x, y] = [one.axes.slice(0, axes), two.axes.slice(0, axes)];
  const fit = superimpose(x, y, options.symmetric);
  progress('置换检验', 0.4);
  const p = protest(x, y, fit.r, shuffles(samples.length, options.permutations, seed));
  const residuals = Float64Array.from(samples, (_, i) =>
    Math.hypot(...fit.target.map((axis, k) => axis[i]! - fit.rotated[k]![i]!)),
  );
  const furthest = residuals.reduce((best, value, i) => (value > residuals[best]! ? i : best), 0);
  const alone = aloneIn(matrix.samples, other.samples);

  return {
    tables: [
      pointsTable(samples, fit, residuals),
      fitTable(samples.length, axes, fit, p, options),
      axesTable([one.ratio, two.ratio], axes),
      rotationTable(fit, axes),
    ],
    removed: [
      ...alone.map((id): Removal => ({ kind: 'sample', id, reason: '只在一个数据表中' })),
      ...first.removed,
      ...second.removed,
      ...one.removed,
      ...two.removed,
    ],
    messages: messagesOf(
      [...first.messages, ...second.messages],
      alone,
      [matrix.samples, other.samples],
      axes,
      options,
    ),
    facts: {
      samples: samples.length,
      axes,
      second: matrix2 ? 'matrix' : 'env',
      features_x: one.features,
      features_y: two.features,
      m2: 1 - fit.r ** 2,
      r: fit.r,
      p,
      ss: fit.ss,
      furthest: samples[furthest]!,
      ratio_x: sumOf(one.ratio, axes),
      ratio_y: sumOf(two.ratio, axes),
    },
  };
}

const sumOf = (values: readonly number[], count: number): number =>
  values.slice(0, count).reduce((sum, value) => sum + value, 0);

function withColumns(matrix: Matrix, columns: readonly number[]): Matrix {
  const width = matrix.samples.length;
  const values = Float64Array.from(
    { length: matrix.ids.length * columns.length },
    (_, place) => matrix.values[Math.floor(place / columns.length) * width + columns[place % columns.length]!]!,
  );
  return { ...matrix, samples: columns.map((column) => matrix.samples[column]!), values };
}

function aloneIn(one: readonly string[], other: readonly string[]): readonly string[] {
  const { leftOnly, pairs } = joinSamples(one, other);
  const met = new Set(pairs.map(({ right }) => right));
  return [...leftOnly, ...other.filter((_, i) => !met.has(i))];
}

function messagesOf(
  before: readonly Message[],
  alone: readonly string[],
  [one, other]: readonly (readonly string[])[],
  axes: number,
  options: ProcrustesOptions,
): Message[] {
  const messages: Message[] = [...before];
  const { renamed } = joinSamples(one!, other!);
  if (alone.length > 0)
    messages.push({
      level: 'warning',
      text: `有 ${alone.length} 个样本只在一个数据表中（例如“${alone[0]}”），没有使用。`,
    });
  if (renamed.length > 0)
    messages.push({
      level: 'info',
      text: `${renamed.length} 个样本名写法不同，已按同一样本处理，如“${renamed[0]!.left}”与“${renamed[0]!.right}”`,
    });
  if (axes < options.axes)
    messages.push({ level: 'info', text: `两个排序都有的坐标轴只有 ${axes} 个，少于设定的 ${options.axes} 个` });
  return messages;
}

function pointsTable(samples: readonly string[], { rotated, target }: Superimposed, residuals: Float64Array): Table {
  return tableOf('points', '叠合后的坐标', [
    textColumn('sample', '样本', samples, { help: '两个表共有的样本，按第一个表中的次序' }),
    ...target.map((axis, k) =>
      numberColumn(`x${k + 1}`, `第一个表 轴${k + 1}`, axis, { help: `样本在第一个表的第 ${k + 1} 个排序轴上的坐标` }),
    ),
    ...rotated.map((axis, k) =>
      numberColumn(`y${k + 1}`, `第二个表 轴${k + 1}`, axis, {
        help: `第二个表的样本经平移、旋转、缩放后，在第一个表的第 ${k + 1} 轴上的坐标`,
      }),
    ),
    numberColumn('residual', '残差', residuals, {
      help: '同一样本在两个排序中的位置之间的距离；越大，两个表对它的描述越不一致',
    }),
  ]);
}

function fitTable(
  n: number,
  axes: number,
  { r, scale, ss }: Superimposed,
  p: number,
  { permutations, symmetric }: ProcrustesOptions,
): Table {
  const one = (value: number): Float64Array => Float64Array.of(value);
  return tableOf('fit', '叠合结果', [
    integerColumn('n', '样本数', one(n), { help: '两个表共有的样本数' }),
    integerColumn('axes', '坐标轴数', one(axes), { help: '参与叠合的坐标轴数' }),
    numberColumn('m2', 'm²', one(1 - r * r), { help: '两个排序缩放到同样大小后的残差平方和，0～1，越小越一致' }),
    numberColumn('r', '相关系数', one(r), { help: '√(1 − m²)，0～1，越大越一致' }),
    numberColumn('p', 'p 值', one(p), {
      help: `protest 置换检验 ${permutations} 次：(相关系数不小于实际的次数 + 1) ÷ (次数 + 1)`,
    }),
    numberColumn('ss', '残差平方和', one(ss), {
      help: symmetric ? '叠合后残差的平方和；同等对待时等于 m²' : '叠合后残差的平方和，单位为第一个排序的坐标的平方',
    }),
    numberColumn('rmse', '均方根残差', one(Math.sqrt(ss / n)), { help: '√(残差平方和 ÷ 样本数)' }),
    numberColumn('scale', '缩放倍数', one(scale), { help: '第二个排序叠合时乘以的倍数' }),
  ]);
}

function axesTable(ratios: readonly (readonly number[])[], axes: number): Table {
  const rows = ratios.flatMap((ratio, side) =>
    ratio.slice(0, axes).map((share, k) => ({ side: words[side]!, axis: k + 1, share })),
  );
  return tableOf('axes', '排序轴的解释率', [
    textColumn(
      'table',
      '数据表',
      rows.map(({ side }) => side),
      { help: '以下各列所说的数据表' },
    ),
    integerColumn(
      'axis',
      '轴',
      Float64Array.from(rows, ({ axis }) => axis),
      { help: '排序轴的序号，叠合之前' },
    ),
    numberColumn(
      'ratio',
      '解释率',
      Float64Array.from(rows, ({ share }) => share),
      { help: 'PCA 为占总方差的比例，PCoA 为特征值占全部特征值之和（含负值）的比例' },
    ),
  ]);
}

function rotationTable({ rotation }: Superimposed, axes: number): Table {
  const order = Array.from({ length: axes }, (_, k) => k);
  return tableOf('rotation', '旋转矩阵', [
    integerColumn(
      'axis',
      '第二个表的轴',
      Float64Array.from(order, (k) => k + 1),
      { help: '第二个表叠合之前的排序轴' },
    ),
    ...order.map((b) =>
      numberColumn(
        `x${b + 1}`,
        `第一个表 轴${b + 1}`,
        Float64Array.from(order, (a) => rotation[a * axes + b]!),
        { help: `该轴在第一个表的第 ${b + 1} 轴上的方向余弦` },
      ),
    ),
  ]);
}
