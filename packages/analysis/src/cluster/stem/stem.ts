import { maximum, minimum } from '../../extremes/index.ts';
import { columnsByLevel, InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, Options, Removal, RunContext } from '../../model/index.ts';
import { log2Values, normalizeFirst } from '../../linear-model/index.ts';
import { adjustedP, arithmeticMean, incompleteBeta } from '../../statistics/index.ts';
import { alikeProfiles, assigned, expectedCounts, timeOrders } from './enrichedProfiles.ts';
import { modelProfiles, standardized } from './modelProfiles.ts';
import { readStemOptions } from './stem.schema.ts';
import type { StemOptions } from './stem.schema.ts';

type StemInputs = { readonly matrix: Matrix; readonly groups?: Groups | undefined };
type Courses = {
  readonly ids: readonly string[];
  readonly times: readonly string[];
  readonly values: Float64Array;
  readonly removed: readonly Removal[];
};

const [fewest, mostPoints] = [3, 8];

/**
 * The time points and the columns of each, in order.
 * @throws {InputError} Without groups where they are wanted, and unless there are 3 to 8 points.
 */
function timePoints(
  { groups, matrix }: StemInputs,
  { by }: StemOptions,
): readonly { readonly name: string; readonly columns: Int32Array }[] {
  if (by === 'groups' && !groups)
    throw refused('groups', '每组一个时间点时需要样本分组，没有提供', '请选择分组方案，或把“时间点”改为每个样本一个');
  const points =
    by === 'samples'
      ? matrix.samples.map((name, at) => ({ name, columns: Int32Array.of(at) }))
      : [...columnsByLevel(matrix, groups!)]
          .filter(([name, columns]) => columns.length > 0 && name.trim().toLowerCase() !== 'qc')
          .map(([name, columns]) => ({ name, columns }));
  if (points.length < fewest)
    throw refused(
      by === 'groups' ? 'groups' : 'matrix',
      `只有 ${points.length} 个时间点，至少需要 ${fewest} 个`,
      '请补充时间点；只有两个时间点时请用两组差异检验',
    );
  if (points.length > mostPoints)
    throw refused(
      by === 'groups' ? 'groups' : 'matrix',
      `有 ${points.length} 个时间点，最多 ${mostPoints} 个`,
      by === 'samples'
        ? '有重复时请把“时间点”改为每组一个；时间点更多的数据请用趋势分析（Mfuzz）'
        : '时间点更多的数据请用趋势分析（Mfuzz）或 k-means 聚类',
    );
  return points;
}

/** @throws {InputError} */
export function checkStem(inputs: StemInputs, raw: Options): void {
  timePoints(inputs, readStemOptions(raw));
}

/**
 * log2 changes from the first time point of complete features that change enough.
 * @throws {InputError} When a value cannot be logged or no feature is left.
 */
function coursesOf(inputs: StemInputs, options: StemOptions): Courses {
  const { matrix } = inputs;
  const points = timePoints(inputs, options);
  const columns = Int32Array.from(points.flatMap(({ columns: own }) => Array.from(own)));
  const width = matrix.samples.length;
  const taken = Float64Array.from(
    { length: matrix.ids.length * columns.length },
    (_, at) => matrix.values[Math.floor(at / columns.length) * width + columns[at % columns.length]!]!,
  );
  const logged = log2Values(matrix, columns, taken, options.logged, normalizeFirst);
  const removed: Removal[] = [];
  const [ids, values]: [string[], number[]] = [[], []];
  matrix.ids.forEach((id, row) => {
    let from = row * columns.length;
    const means = points.map(({ columns: own }) => {
      const known = Array.from(logged.subarray(from, (from += own.length))).filter((value) => !Number.isNaN(value));
      return arithmeticMean(known);
    });
    const lost = means.filter(Number.isNaN).length;
    const change = maximum(means) - minimum(means);
    const reason =
      lost > 0
        ? `有 ${lost} 个时间点没有数值`
        : !(change > 0)
          ? '各时间点的值都相同'
          : change < options.min_change
            ? `变化幅度不足 ${options.min_change}`
            : '';
    if (reason !== '') removed.push({ kind: 'feature', id, reason });
    else {
      ids.push(id);
      values.push(...means.map((mean) => mean - means[0]!));
    }
  });
  if (ids.length === 0)
    throw refused(
      'matrix',
      `${matrix.ids.length} 个特征都因缺失值或变化幅度不足 ${options.min_change} 未参与`,
      '请降低“最小变化幅度”；数据已取对数时请打开“数据已取对数”',
    );
  return { ids, times: points.map(({ name }) => name), values: Float64Array.from(values), removed };
}

/**
 * Short time series by model profiles: every feature is assigned to the course it correlates with best, and a course is
 * significant when it gets more features than with the time points in random order.
 *
 * Ernst, Nau & Bar-Joseph 2005, doi:10.1093/bioinformatics/bti1022; Ernst & Bar-Joseph 2006,
 * doi:10.1186/1471-2105-7-191
 *
 * @param seed - Of the orders, when not all of them are taken.
 * @throws {InputError} Unless there are 3 to 8 time points, a value cannot be logged, or no feature is left.
 */
export function stem(inputs: StemInputs, raw: Options, { progress, seed }: RunContext): MethodOutput {
  const options = readStemOptions(raw);
  progress('准备走势', 0);
  const { ids, removed, times, values } = coursesOf(inputs, options);
  const width = times.length;
  progress('选取模式', 0.05);
  const models = modelProfiles(width, options.units, options.profiles);
  const shapes = standardized(models, width);
  const features = standardized(values, width);
  const { correlation, counts, own } = assigned(features, shapes, width);
  const { all, orders } = timeOrders(width, options.permutations, seed);
  const expected = expectedCounts(features, shapes, width, orders, (fraction) =>
    progress('打乱时间点', 0.1 + 0.85 * fraction),
  );
  const p = counts.map((count, profile) => atLeast(count, ids.length, expected[profile]! / ids.length));
  const adjusted = options.correction === 'none' ? p : adjustedP(p, options.correction).adjusted;
  const significant = [...p.keys()].filter((profile) => adjusted[profile]! < options.p);
  const groups = alikeProfiles(significant, counts, shapes, width, options.alike);
  const groupOf = new Map(groups.flatMap((members, at) => members.map((profile) => [profile, at + 1] as const)));
  const number = Float64Array.from(counts, (_, profile) => profile + 1);
  const changed = significant.reduce((sum, profile) => sum + counts[profile]!, 0);

  return {
    tables: [
      tableOf('profiles', '模式', [
        integerColumn('profile', '模式', number, { help: '模式的编号，按选取的先后' }),
        textColumn(
          'shape',
          '形状',
          Array.from(counts, (_, profile) =>
            Array.from(models.subarray(profile * width, (profile + 1) * width)).join(', '),
          ),
          { help: '模式在各时间点的值，从 0 开始，单位是任意的' },
        ),
        numberColumn('assigned', '特征数', counts, {
          help: '与该模式最相关的特征个数；与 h 个模式同样相关的特征各计 1/h',
        }),
        numberColumn('expected', '期望的特征数', expected, {
          help: `${all ? `时间点的全部 ${orders.length} 种次序` : `随机打乱时间点 ${orders.length} 次`}中该模式的特征个数的平均`,
        }),
        numberColumn('p', 'p 值', p, { help: '二项分布中不少于观测到的特征个数的概率' }),
        numberColumn('p_adj', '校正后 p 值', adjusted, {
          help: `按 ${counts.length} 个模式校正：${{ bonferroni: 'Bonferroni', BH: 'Benjamini–Hochberg', none: '不校正' }[options.correction]}`,
        }),
        textColumn(
          'significant',
          '显著',
          Array.from(adjusted, (value) => (value < options.p ? '是' : '否')),
          { help: `校正后 P 值 < ${options.p}` },
        ),
        integerColumn(
          'cluster',
          '类',
          number.map((_, profile) => groupOf.get(profile) ?? Number.NaN),
          { help: `显著的模式按相关系数不低于 ${options.alike} 归成的类；不显著的为缺失` },
        ),
      ]),
      tableOf('models', '模式的形状', [
        integerColumn('profile', '模式', number, { help: '模式的编号' }),
        ...times.map((name, j) =>
          numberColumn(
            `t${j + 1}`,
            name,
            Float64Array.from(counts, (_, profile) => models[profile * width + j]!),
            { help: '模式在这个时间点的值，从 0 开始' },
          ),
        ),
      ]),
      tableOf('assignments', '特征的模式', [
        textColumn('id', '特征', ids, { help: '参与的特征' }),
        integerColumn(
          'profile',
          '模式',
          Float64Array.from(own, ([first]) => first! + 1),
          { help: '相关系数最大的模式；有几个相同时为编号最小的' },
        ),
        numberColumn('correlation', '相关系数', correlation, { help: '特征的走势与模式的 Pearson 相关系数' }),
        integerColumn(
          'tied',
          '同样相关的模式数',
          Float64Array.from(own, ({ length }) => length),
          { help: '相关系数相同的模式有几个，一般为 1' },
        ),
        integerColumn(
          'cluster',
          '类',
          Float64Array.from(own, ([first]) => groupOf.get(first!) ?? Number.NaN),
          { help: '模式所属的类；模式不显著的为缺失' },
        ),
        ...times.map((name, j) =>
          numberColumn(
            `t${j + 1}`,
            name,
            Float64Array.from(ids, (_, row) => values[row * width + j]!),
            { help: '相对于第一个时间点的 log2 变化' },
          ),
        ),
      ]),
    ],
    removed,
    messages: messagesOf(
      removed,
      {
        features: ids.length,
        input: inputs.matrix.ids.length,
        significant: significant.length,
        values,
        models: counts.length,
      },
      options,
    ),
    facts: {
      features: ids.length,
      features_input: inputs.matrix.ids.length,
      removed: removed.length,
      points: width,
      times: times.join('、'),
      profiles: counts.length,
      permutations: orders.length,
      all: all ? 1 : 0,
      significant: significant.length,
      clusters: groups.length,
      in_significant: Math.round(changed),
      seed,
    },
  };
}

/** P(X ≥ count) of a binomial distribution; a fractional count is rounded up. */
export function atLeast(count: number, size: number, share: number): number {
  const whole = Math.ceil(count - 1e-9);
  if (whole <= 0) return 1;
  if (whole > size || share <= 0) return 0;
  if (share >= 1) return 1;
  return incompleteBeta(share, 1 - share, whole, size - whole + 1);
}

type Found = {
  readonly features: number;
  readonly input: number;
  readonly significant: number;
  readonly models: number;
  readonly values: Float64Array;
};

function messagesOf(
  removed: readonly Removal[],
  { features, input, models, significant, values }: Found,
  { logged, profiles }: StemOptions,
): Message[] {
  const messages: Message[] = [];
  if (removed.length > 0)
    messages.push({
      level: removed.length * 10 > input * 9 ? 'warning' : 'info',
      text: `${input} 个特征中有 ${removed.length} 个因缺失值或变化幅度不足未参与；要保留变化小的特征，请降低“最小变化幅度”`,
    });
  if (models < profiles)
    messages.push({ level: 'info', text: `不同形状的模式只有 ${models} 种，少于设定的 ${profiles} 种` });
  if (features < 2 * models)
    messages.push({
      level: 'warning',
      text: `参与的特征只有 ${features} 个，平均每种模式不足 2 个，很难显著；请减少模式数，或降低“最小变化幅度”`,
    });
  if (significant === 0) messages.push({ level: 'info', text: '没有显著的模式：各种走势的特征都不比打乱时间点时多' });
  if (logged && values.some((value) => Math.abs(value) > 30))
    messages.push({
      level: 'warning',
      text: '有的 log2 变化超过 30，不像取过 log2 的数据；若不是，请关闭“数据已取对数”',
    });
  return messages;
}

const refused = (input: string, what: string, remedy: string): InputError =>
  new InputError([{ code: 'time-points', severity: 'error', input, what, remedy }]);
