import { median } from '../statistics/index.ts';
import { significant, toCsv } from './example.ts';
import type { Example, TrueChange } from './example.ts';
import { randomDraws } from './randomDraws.ts';
import type { RandomDraws } from './randomDraws.ts';

const classes = ['氨基酸', '有机酸', '脂质', '核苷', '黄酮', '糖类'] as const;
const groupNames = ['对照', '低剂量', '高剂量', 'QC'] as const;
const samplesPerGroup = 6;
const featureCount = 600;
const changedShare = 0.12;

type Feature = {
  readonly name: string;
  readonly kind: number;
  readonly level: number;
  readonly spread: number;
  readonly effect: number;
  readonly loading: number;
  readonly batch: number;
};
type Sample = {
  readonly name: string;
  readonly group: number;
  readonly batch: number;
  readonly subject: string;
  readonly dilution: number;
  readonly latent: readonly number[];
};

/** Raw intensities, whole or with holes, or what normalisation makes of them: log2 with equal sample medians. */
export type MetabolomeForm = 'raw' | 'missing' | 'normalized';
const forms: Readonly<Record<MetabolomeForm, { readonly id: string; readonly file: string; readonly words: string }>> =
  {
    raw: { id: 'metabolome', file: '模拟代谢组.csv', words: '' },
    missing: { id: 'metabolome-missing', file: '模拟代谢组_含缺失.csv', words: '，含缺失值' },
    normalized: {
      id: 'metabolome-normalized',
      file: '模拟代谢组_已归一化.csv',
      words: '，已取 log2 并使各样本中位数相同',
    },
  };
const typicalLevel = 16.5;

/** How much of a feature's effect each group shows. */
const dose = [0, 0.5, 1, 0.4] as const;

/**
 * An untargeted metabolome: 600 compounds × 24 samples in three groups and QC, two batches, dilution differences,
 * about 5 % missing values, more of them at low intensity. 12 % of the compounds change with the dose.
 */
export function simulateMetabolome({ form }: { readonly form: MetabolomeForm }): Example {
  const draws = randomDraws(20_261_121);
  const features = Array.from({ length: featureCount }, (_, index) => drawFeature(draws, index));
  const samples = groupNames.flatMap((_, group) =>
    Array.from({ length: samplesPerGroup }, (__, index) => drawSample(draws, group, index)),
  );
  const intensities = features.map((feature) =>
    samples.map((sample) => {
      const log2 = drawIntensity(draws, feature, sample);
      // Drawn in every form, so that all hold the same intensities.
      const lost = draws.uniform() < missingChance(log2);
      return lost && form === 'missing' ? Number.NaN : log2;
    }),
  );
  const centres =
    form === 'normalized' ? samples.map((_, column) => median(intensities.map((row) => row[column]!))) : [];
  const cellOf = (log2: number, column: number) =>
    form === 'normalized' ? significant(log2 - centres[column]! + typicalLevel, 6) : significant(2 ** log2, 6);
  const rows = features.map((feature, row) => [feature.name, classes[feature.kind]!, ...intensities[row]!.map(cellOf)]);
  const { file, id, words } = forms[form];
  const truth = features
    .filter((feature) => feature.effect !== 0)
    .map((feature): TrueChange => ({
      feature: feature.name,
      log2fc: { 低剂量: feature.effect * dose[1], 高剂量: feature.effect * dose[2] },
    }));

  return {
    id,
    title: '模拟数据：非靶向代谢组',
    description: `计算机模拟的数据，不是实测结果。${featureCount} 个化合物，对照、低剂量、高剂量与 QC 各 ${samplesPerGroup} 个样本，分两个批次${words}；其中 ${truth.length} 个化合物随剂量变化。`,
    files: {
      matrix: { name: file, csv: toCsv(['化合物', '类别', ...samples.map((sample) => sample.name)], rows) },
      groups: {
        name: '模拟代谢组_分组.csv',
        csv: toCsv(
          ['sample', 'group', 'batch', 'subject'],
          samples.map((sample) => [sample.name, groupNames[sample.group]!, `批次 ${sample.batch + 1}`, sample.subject]),
        ),
      },
    },
    truth,
  };
}

function drawFeature(draws: RandomDraws, index: number): Feature {
  const kind = index % classes.length;
  const size = 0.7 + 2.2 * draws.uniform() ** 1.6;
  const changes = draws.uniform() < changedShare;
  const effect = changes ? size * (draws.uniform() < 0.58 ? 1 : -1) : 0;
  return {
    name: `${classes[kind]!}-${String(Math.floor(index / classes.length) + 1).padStart(3, '0')}`,
    kind,
    level: draws.normal(typicalLevel, 2.4),
    spread: 0.18 + 0.3 * draws.gamma(2, 1) * 0.5,
    effect: significant(effect, 4),
    loading: draws.normal(0.5, 0.35),
    batch: draws.uniform() < 0.3 ? draws.normal(0, 0.3) : 0,
  };
}

function drawSample(draws: RandomDraws, group: number, index: number): Sample {
  const prefix = ['CK', 'L', 'H', 'QC'][group]!;
  const quiet = group === 3 ? 0.1 : 1;
  return {
    name: `${prefix}${index + 1}`,
    group,
    batch: index < samplesPerGroup / 2 ? 0 : 1,
    subject: group === 3 ? '' : `个体 ${index + 1}`,
    dilution: draws.normal(0, 0.22 * quiet),
    latent: classes.map(() => draws.normal(0, 0.45 * quiet)),
  };
}

function drawIntensity(draws: RandomDraws, feature: Feature, sample: Sample): number {
  const noise = draws.heavy() * feature.spread * (sample.group === 3 ? 0.35 : 1);
  return (
    feature.level +
    feature.effect * dose[sample.group]! +
    feature.loading * sample.latent[feature.kind]! +
    sample.dilution +
    feature.batch * (sample.batch - 0.5) +
    noise
  );
}

/** Low intensities fall below the detection limit more often; a few go missing anywhere. */
function missingChance(log2: number): number {
  return 0.012 + 0.6 / (1 + Math.exp(1.4 * (log2 - 12.7)));
}
