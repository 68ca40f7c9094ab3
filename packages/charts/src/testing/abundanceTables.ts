import type { Groups, Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

function rankTables({ samples }: Groups): Record<string, Table> {
  const next = random(51);
  const rows = samples.flatMap((sample) => {
    const weights = Array.from({ length: 40 + Math.floor(30 * next()) }, () => Math.exp(1.8 * normal(next))).toSorted(
      (a, b) => b - a,
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight, at) => ({ sample, rank: at + 1, share: weight / total }));
  });
  return {
    curve: table('curve', {
      name: rows.map(({ sample }) => sample),
      rank: rows.map(({ rank }) => rank),
      feature: rows.map(({ rank }) => `ASV ${rank}`),
      share: rows.map(({ share }) => share),
    }),
  };
}

/** By chart id: tables of curves over abundances. */
export const abundanceTables = (groups: Groups): Readonly<Record<string, () => Record<string, Table>>> => ({
  'accumulation-curve': () => accumulationTables(groups),
  'ncm-fit': neutralTables,
  'rank-abundance-curve': () => rankTables(groups),
});

function accumulationTables({ group, levels }: Groups): Record<string, Table> {
  const rows = levels.flatMap((name, level) =>
    group
      .filter((one) => one === name)
      .map((_, at) => ({
        name,
        samples: at + 1,
        richness: (90 + 15 * level) * (1 - 0.55 ** (at + 1)),
        sd: 6 / (at + 1),
      })),
  );
  return {
    curve: table('curve', {
      name: rows.map(({ name }) => name),
      samples: rows.map(({ samples }) => samples),
      richness: rows.map(({ richness }) => richness),
      sd: rows.map(({ sd }) => sd),
    }),
  };
}

function neutralTables(): Record<string, Table> {
  const next = random(53);
  const rows = ['模型组', '对照组'].flatMap((name) =>
    Array.from({ length: 90 }, (_, at) => {
      const share = 10 ** (-5 + (3.6 * at) / 90);
      const predicted = 1 - Math.exp(-900 * share);
      const frequency = Math.min(1, Math.max(0.05, Math.round(20 * (predicted + 0.12 * normal(next))) / 20));
      const [low, high] = [Math.max(0, predicted - 0.18), Math.min(1, predicted + 0.18)];
      return {
        name,
        feature: `ASV ${at + 1}`,
        share,
        frequency,
        predicted,
        low,
        high,
        class: frequency > high ? 'above' : frequency < low ? 'below' : 'neutral',
      };
    }),
  );
  return {
    features: table('features', {
      name: rows.map(({ name }) => name),
      feature: rows.map(({ feature }) => feature),
      share: rows.map(({ share }) => share),
      frequency: rows.map(({ frequency }) => frequency),
      predicted: rows.map(({ predicted }) => predicted),
      ci_low: rows.map(({ low }) => low),
      ci_high: rows.map(({ high }) => high),
      class: rows.map((row) => row.class),
    }),
    fit: table('fit', {
      name: ['模型组', '对照组'],
      features: [90, 90],
      m: [0.21, 0.08],
      nm: [412, 160],
      r2: [0.78, -0.05],
    }),
  };
}
