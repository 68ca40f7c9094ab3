import { maximum, minimum } from '../../extremes/index.ts';
import { uniform } from '../../linear/index.ts';
import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, RunContext } from '../../model/index.ts';
import { abundancesOf, rarefied } from '../../abundances/index.ts';
import { unitsOf } from '../units/index.ts';
import type { NcmOptions } from './ncm.schema.ts';
import { goodness, neutralFit, randomFrequency, wilson } from './neutralFit.ts';

type Inputs = { readonly matrix: Matrix; readonly groups?: Groups | undefined };

const fewest = { samples: 4, features: 5 } as const;

/**
 * Sloan's neutral model of all samples or of each group: how often features occur for their mean abundance, and which
 * ones stray.
 *
 * @throws {InputError} For cells that are missing, negative or not whole, under four samples or five features in a fit.
 */
export function runNcm(
  { groups, matrix }: Inputs,
  { by, rarefy }: NcmOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  const abundances = abundancesOf(matrix, { whole: true, least: fewest.samples });
  const { ids, samples, totals, values } = abundances;
  const { messages, removed, units } = unitsOf(samples, groups, by);
  const random = uniform(seed);
  const taken = units.flatMap(({ members }) => members).sort((a, b) => a - b);
  const depth = taken.reduce((low, sample) => Math.min(low, totals[sample]!), Infinity);
  const counts = values.slice();
  if (rarefy === 'least')
    for (const sample of taken)
      counts.set(
        rarefied(values.subarray(sample * ids.length, (sample + 1) * ids.length), depth, random),
        sample * ids.length,
      );

  const fits = units.map(({ members, name }, at) => {
    progress('拟合中性模型', at / units.length);
    if (members.length < fewest.samples)
      throw refusal(
        `“${name}”只有 ${members.length} 个样本，至少需要 ${fewest.samples} 个`,
        '请补充样本，或改为全部样本拟合一次',
      );
    return fitOf(name, members, counts, ids.length);
  });
  const said: Message[] = fits
    .filter(({ fit }) => fit.m > 1)
    .map(({ name }) => ({
      level: 'warning',
      text: `“${name}”拟合的 m 大于 1，不能解释为迁移率：特征出现的频率不低于随机抽样，扩散没有受限`,
    }));
  const depths = taken.map((sample) => totals[sample]!);
  const ratio = maximum(depths) / minimum(depths);
  if (rarefy === 'none' && ratio > 2)
    said.push({ level: 'warning', text: `各样本的总条数相差 ${ratio.toFixed(1)} 倍，模型假定相同；建议选择抽平` });
  const rows = fits.flatMap((one) => one.order.map((place) => ({ one, place })));
  const column = (of: (one: (typeof fits)[number]) => number): Float64Array => Float64Array.from(fits, of);
  const along = (of: (row: (typeof rows)[number]) => number): Float64Array => Float64Array.from(rows, of);

  return {
    tables: [
      tableOf('features', '特征', [
        textColumn(
          'name',
          '拟合',
          rows.map(({ one }) => one.name),
          { help: '属于哪一次拟合；不分组时为“全部样本”' },
        ),
        textColumn(
          'feature',
          '特征',
          rows.map(({ one, place }) => ids[one.features[place]!]!),
          { help: '至少在 1 个样本中检出的特征，按平均相对丰度从低到高' },
        ),
        numberColumn(
          'share',
          '平均相对丰度',
          along(({ one, place }) => one.shares[place]!),
          { help: '各样本计数的平均除以平均总条数，即它在源群落中的比例' },
        ),
        numberColumn(
          'frequency',
          '出现频率',
          along(({ one, place }) => one.frequency[place]!),
          { help: '检出该特征的样本所占的比例' },
        ),
        numberColumn(
          'predicted',
          '预测频率',
          along(({ one, place }) => one.fit.predicted[place]!),
          { help: '中性模型按平均相对丰度预测的出现频率' },
        ),
        numberColumn(
          'ci_low',
          '95% 置信下限',
          along(({ one, place }) => one.bounds[place]![0]),
          { help: '预测频率的 95% 二项置信区间（Wilson）下限' },
        ),
        numberColumn(
          'ci_high',
          '95% 置信上限',
          along(({ one, place }) => one.bounds[place]![1]),
          { help: '预测频率的 95% 二项置信区间（Wilson）上限' },
        ),
        textColumn(
          'class',
          '分类',
          rows.map(({ one, place }) => one.classes[place]!),
          { help: 'above 高于上限，below 低于下限，neutral 在区间之内，或与预测相差不到半个样本' },
        ),
      ]),
      tableOf('fit', '拟合结果', [
        textColumn(
          'name',
          '拟合',
          fits.map(({ name }) => name),
          { help: '不分组时为“全部样本”，否则为分组' },
        ),
        integerColumn(
          'samples',
          '样本数',
          column(({ size }) => size),
          { help: '这次拟合所用的样本个数' },
        ),
        integerColumn(
          'features',
          '特征数',
          column(({ shares }) => shares.length),
          { help: '至少在 1 个样本中检出的特征个数' },
        ),
        numberColumn(
          'n',
          '群落大小 N',
          column(({ n }) => n),
          { help: '各样本总条数的平均，抽平后即为抽平的条数' },
        ),
        numberColumn(
          'm',
          '迁移率 m',
          column(({ fit }) => fit.m),
          { help: '局部群落死亡的个体由源群落补充的概率，越大扩散限制越小' },
        ),
        numberColumn(
          'm_low',
          'm 下限',
          column(({ fit }) => fit.ci_low),
          { help: 'm 的 95% 置信区间下限，由残差平方和的轮廓得到' },
        ),
        numberColumn(
          'm_high',
          'm 上限',
          column(({ fit }) => fit.ci_high),
          { help: 'm 的 95% 置信区间上限，由残差平方和的轮廓得到' },
        ),
        numberColumn(
          'nm',
          'Nm',
          column(({ fit, n }) => fit.m * n),
          { help: '群落大小乘以迁移率，衡量与源群落的联系' },
        ),
        numberColumn(
          'r2',
          'R²',
          column(({ fit }) => fit.r2),
          { help: '预测频率对观测频率的拟合优度，小于 0 表示不如用平均值' },
        ),
        numberColumn(
          'rmse',
          'RMSE',
          column(({ fit }) => fit.rmse),
          { help: '残差平方和除以 (特征数 − 1) 的平方根' },
        ),
        numberColumn(
          'r2_random',
          '随机抽样 R²',
          column(({ random: other }) => other.r2),
          { help: '只有随机抽样、没有漂变和扩散限制的二项模型的 R²，用于比较' },
        ),
        integerColumn(
          'above',
          '高于预测',
          column(({ classes }) => count(classes, 'above')),
          { help: '出现频率高于区间上限的特征数' },
        ),
        integerColumn(
          'neutral',
          '符合预测',
          column(({ classes }) => count(classes, 'neutral')),
          { help: '出现频率在区间之内的特征数' },
        ),
        integerColumn(
          'below',
          '低于预测',
          column(({ classes }) => count(classes, 'below')),
          { help: '出现频率低于区间下限的特征数' },
        ),
      ]),
    ],
    removed: [...abundances.removed, ...removed],
    messages: [...abundances.messages, ...messages, ...said],
    facts: {
      fits: fits.length,
      samples: taken.length,
      features: ids.length,
      depth,
      seed,
      first: fits[0]!.name,
      m: fits[0]!.fit.m,
      r2: fits[0]!.fit.r2,
    },
  };
}

const count = (classes: readonly string[], wanted: string): number => classes.filter((one) => one === wanted).length;
const refusal = (what: string, remedy: string): InputError =>
  new InputError([{ code: 'too-few', severity: 'error', input: 'matrix', what, remedy }]);

/** One fit of some samples. @param counts - All samples × `width`. */
function fitOf(name: string, members: readonly number[], counts: Float64Array, width: number) {
  const [sums, held] = [new Float64Array(width), new Float64Array(width)];
  for (const sample of members) {
    for (let feature = 0; feature < width; feature += 1) {
      sums[feature]! += counts[sample * width + feature]!;
      held[feature]! += Number(counts[sample * width + feature]! > 0);
    }
  }
  const whole = sums.reduce((sum, value) => sum + value, 0);
  const n = whole / members.length;
  const features = Array.from(sums.keys()).filter((feature) => sums[feature]! > 0);
  if (features.length < fewest.features)
    throw refusal(
      `“${name}”检出的特征只有 ${features.length} 个，至少需要 ${fewest.features} 个`,
      '请检查数据表的方向：特征在行，样本在列',
    );
  if (!(n > 1)) throw refusal(`“${name}”平均每个样本只有 ${n} 条，无法拟合`, '请使用序列条数的计数表');
  const shares = Float64Array.from(features, (feature) => sums[feature]! / whole);
  const frequency = Float64Array.from(features, (feature) => held[feature]! / members.length);
  const fit = neutralFit({ shares, frequency }, n);
  const bounds = Array.from(fit.predicted, (value) => wilson(value, members.length));
  const classes = bounds.map(([low, high], at) => {
    // A feature that is everywhere lies above every interval around less than 1, were it by a millionth.
    if (Math.abs(frequency[at]! - fit.predicted[at]!) * members.length < 0.5) return 'neutral';
    return frequency[at]! > high ? 'above' : frequency[at]! < low ? 'below' : 'neutral';
  });
  const order = Array.from(shares.keys()).sort((a, b) => shares[a]! - shares[b]! || a - b);
  return {
    name,
    size: members.length,
    n,
    features,
    shares,
    frequency,
    fit,
    bounds,
    classes,
    order,
    random: goodness(
      frequency,
      shares.map((share) => randomFrequency(share, n)),
    ),
  };
}
