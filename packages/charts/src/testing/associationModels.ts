import type { Groups, Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

/** Associations of features with a class and a number, as maaslin writes them. */
function modelTables({ group, levels, samples }: Groups): Record<string, Table> {
  const next = random(91);
  const features = ['拟杆菌属', 'Faecalibacterium', 'Lachnospiraceae_NK4A136_group（未分类）', 'Akkermansia', 'f5'];
  const terms = [
    ...levels.slice(1).map((value) => ({ variable: '分组', value, reference: levels[0]! })),
    { variable: '年龄', value: '', reference: '' },
  ];
  const rows = features
    .flatMap((feature, at) =>
      terms.map((term) => ({
        feature,
        ...term,
        coef: (at === 0 ? 2 : 0.3) * normal(next),
        p: at === 0 ? 1e-4 * next() : next(),
      })),
    )
    .toSorted((a, b) => a.p - b.p);
  const age = samples.map(() => Math.round(30 + 30 * next()));
  const pairs = features.slice(0, 2).flatMap((feature) => ['分组', '年龄'].map((variable) => ({ feature, variable })));
  const points = pairs.flatMap(({ feature, variable }) =>
    samples.map((sample, i) => ({
      feature,
      variable,
      sample,
      level: variable === '分组' ? group[i]! : '',
      x: variable === '年龄' ? age[i]! : Number.NaN,
      y: normal(next) + levels.indexOf(group[i]!),
    })),
  );
  return {
    result: table('result', {
      feature: rows.map(({ feature }) => feature),
      variable: rows.map(({ variable }) => variable),
      value: rows.map(({ value }) => value),
      reference: rows.map(({ reference }) => reference),
      coef: rows.map(({ coef }) => coef),
      p: rows.map(({ p }) => p),
      p_adj: rows.map(({ p }) => Math.min(1, 3 * p)),
      direction: rows.map(({ coef, p }) => (p < 0.01 ? (coef > 0 ? 'up' : 'down') : 'none')),
    }),
    points: table('points', {
      feature: points.map(({ feature }) => feature),
      variable: points.map(({ variable }) => variable),
      sample: points.map(({ sample }) => sample),
      level: points.map(({ level }) => level),
      x: points.map(({ x }) => x),
      y: points.map(({ y }) => y),
    }),
  };
}

/** Shares of sources in sinks, as source-tracker writes them. */
function sourceTables({ levels, samples }: Groups): Record<string, Table> {
  const next = random(92);
  const sources = [...levels, '一个名称很长的来源：上游污水处理厂出水口', '未知来源'];
  const rows = samples.flatMap((sink) => {
    const parts = sources.map(() => next() ** 2 + 0.01);
    const total = parts.reduce((sum, part) => sum + part, 0);
    return sources.map((source, at) => ({ sink, source, share: parts[at]! / total }));
  });
  return {
    shares: table('shares', {
      sink: rows.map(({ sink }) => sink),
      source: rows.map(({ source }) => source),
      share: rows.map(({ share }) => share),
      low: rows.map(({ share }) => 0.8 * share),
      high: rows.map(({ share }) => Math.min(1, 1.2 * share)),
    }),
  };
}

/** Functions and the taxa that carry them, as contribution writes them. */
function carrierTables({ group, levels, samples }: Groups): Record<string, Table> {
  const next = random(93);
  const functions = [
    'PWY-5676: acetyl-CoA fermentation to butanoate II',
    '丁酸合成',
    'K00929',
    '一条名称非常长的通路：多糖降解与短链脂肪酸合成的超级通路',
  ];
  const taxa = ['g__Faecalibacterium.s__Faecalibacterium_prausnitzii', '拟杆菌属', 'unclassified', '其他'];
  const rows = ['全部样本', ...levels].flatMap((scope) =>
    functions.flatMap((name) => {
      const parts = taxa.map(() => next() + 0.02);
      const total = parts.reduce((sum, part) => sum + part, 0);
      return taxa.map((taxon, at) => ({
        scope,
        name,
        taxon,
        share: parts[at]! / total,
        amount: (0.1 * parts[at]!) / total,
      }));
    }),
  );
  const each = functions.flatMap((name) =>
    taxa.flatMap((taxon) =>
      samples.map((sample, i) => ({ name, taxon, sample, group: group[i]!, amount: 0.05 * next() })),
    ),
  );
  return {
    bars: table('bars', {
      scope: rows.map(({ scope }) => scope),
      function: rows.map(({ name }) => name),
      taxon: rows.map(({ taxon }) => taxon),
      share: rows.map(({ share }) => share),
      amount: rows.map(({ amount }) => amount),
    }),
    samples: table('samples', {
      function: each.map(({ name }) => name),
      taxon: each.map(({ taxon }) => taxon),
      sample: each.map(({ sample }) => sample),
      group: each.map((row) => row.group),
      amount: each.map(({ amount }) => amount),
    }),
  };
}

/** By chart id: tables of the methods that relate communities to what else is known of the samples. */
export const associationModelExamples = (groups: Groups): Readonly<Record<string, () => Record<string, Table>>> => ({
  'maaslin-heatmap': () => modelTables(groups),
  'maaslin-association': () => modelTables(groups),
  'contribution-bar': () => carrierTables(groups),
  'contribution-samples': () => carrierTables(groups),
  'source-shares': () => sourceTables(groups),
  'source-intervals': () => sourceTables(groups),
});
