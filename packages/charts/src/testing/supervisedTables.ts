import type { Table } from '@panome/analysis/model';
import { groupsOf, normal, random, table } from './tables.ts';

const groups = groupsOf({ 模型组: 6, 对照组: 7, 'High dose': 5 });

function plsTables(): Record<string, Table> {
  const next = random(21);
  const names = Array.from({ length: 80 }, (_, i) => `基因 ${i + 1}`);
  const shuffled = Array.from({ length: 60 }, (_, i) => (i === 0 ? 1 : 0.45 * next()));
  return {
    scores: table('scores', {
      sample: groups.samples,
      ...Object.fromEntries(
        [1, 2].map((h) => [
          `t${h}`,
          groups.samples.map((_, i) => (8 * (groups.levels.indexOf(groups.group[i]!) - 1)) / h + 2 * normal(next)),
        ]),
      ),
    }),
    fit: table('fit', { component: [1, 2], r2x: [0.31, 0.12], r2y_cum: [0.6, 0.9], q2_cum: [0.5, 0.7] }),
    vip: table('vip', { feature: names, vip: names.map((_, i) => Math.abs(normal(next)) + 4 / (i + 1)) }),
    permutation: table('permutation', {
      r: shuffled,
      r2y: shuffled.map((r, i) => (i === 0 ? 0.92 : 0.3 + 0.5 * r + 0.1 * next())),
      q2: shuffled.map((r, i) => (i === 0 ? 0.7 : -0.4 + 0.9 * r - 0.2 * next())),
    }),
    permutation_test: table('permutation_test', {
      statistic: ['r2y', 'q2'],
      value: [0.92, 0.7],
      p: [0.02, 0.02],
      intercept: [0.35, -0.5],
      slope: [0.55, 1.1],
    }),
  };
}

function sPlotTables(): Record<string, Table> {
  const next = random(22);
  const p = Array.from({ length: 120 }, () => 0.3 * normal(next));
  return {
    vip: table('vip', {
      feature: p.map((_, i) => `基因 ${i + 1}`),
      vip: p.map((value) => 4 * Math.abs(value)),
      p,
      p_corr: p.map((value) => Math.tanh(3 * value + 0.2 * normal(next))),
    }),
  };
}

function rocTables(): Record<string, Table> {
  const names = ['基因 1', '基因 2', '基因 3'];
  const steps = [0, 0.1, 0.3, 0.6, 1];
  return {
    curve: table('curve', {
      feature: names.flatMap((name) => steps.map(() => name)),
      fpr: names.flatMap(() => steps),
      tpr: names.flatMap((_, i) => steps.map((x) => x ** (0.2 + 0.2 * i))),
    }),
    auc: table('auc', {
      feature: names,
      auc: [0.83, 0.71, 0.62],
      ci_low: [0.7, 0.55, 0.4],
      ci_high: [0.96, 0.87, 0.84],
    }),
  };
}

function rsdTables(): Record<string, Table> {
  const next = random(23);
  const rsd = Array.from({ length: 300 }, () => 0.25 * Math.exp(0.6 * normal(next)));
  return {
    rsd: table('rsd', {
      feature: rsd.map((_, i) => `基因 ${i + 1}`),
      rsd,
      rsd_after: rsd.map((value) => value * (0.4 + 0.5 * next())),
    }),
  };
}

function survivalTables(): Record<string, Table> {
  const [groups_, times] = [
    ['标准', '联合'],
    [2, 5, 9, 14, 20],
  ];
  const all = <T>(of: (group: number, at: number) => T) =>
    groups_.flatMap((_, group) => times.map((__, at) => of(group, at)));
  const rate = (group: number, at: number) => (group === 0 ? 0.72 : 0.9) ** (at + 1);
  return {
    curve: table('curve', {
      group: all((group) => groups_[group]!),
      time: all((_, at) => times[at]!),
      n_risk: all((_, at) => 20 - 3 * at),
      n_event: all(() => 2),
      n_censor: all((_, at) => at % 2),
      survival: all(rate),
      std_err: all(() => 0.05),
      ci_low: all((group, at) => rate(group, at) * 0.8),
      ci_high: all((group, at) => Math.min(1, rate(group, at) * 1.2)),
    }),
    summary: table('summary', { group: groups_, median: [9, Number.NaN] }),
    test: table('test', { test: ['log-rank'], chisq: [7.2], df: [1], p: [0.0073] }),
    cox: table('cox', {
      term: ['联合', '年龄'],
      hr: [0.46, 1.03],
      ci_low: [0.29, 1.01],
      ci_high: [0.72, 1.05],
      p: [0.0007, 0.02],
    }),
  };
}

function driftTables(): Record<string, Table> {
  const next = random(24);
  const order = Array.from({ length: 20 }, (_, i) => i + 1);
  const lines = ['基因 1', '基因 2'].flatMap((feature, f) =>
    order.map((at) => ({ feature, at, fit: 900 - 20 * at * (f + 1), noise: 40 * normal(next) })),
  );
  return {
    trend: table('trend', {
      feature: lines.map(({ feature }) => feature),
      sample: lines.map(({ at }) => `S${at}`),
      kind: lines.map(({ at }) => (at % 4 === 1 ? 'QC' : '样本')),
      batch: lines.map(({ at }) => (at > 11 ? 'b' : 'a')),
      order: lines.map(({ at }) => at),
      before: lines.map(({ fit, noise }) => fit + noise),
      fit: lines.map(({ fit }) => fit),
      after: lines.map(({ fit, noise }) => ((fit + noise) / fit) * 700),
    }),
  };
}

function forestTables(): Record<string, Table> {
  const next = random(25);
  const names = Array.from({ length: 50 }, (_, i) => `基因 ${i + 1}`);
  const trees = Array.from({ length: 200 }, (_, i) => i + 1);
  const curve = (end: number) => trees.map((count) => end + 0.3 / Math.sqrt(count) + 0.01 * next());
  return {
    importance: table('importance', {
      feature: names,
      accuracy: names.map((_, i) => 0.05 / (i + 1) - 0.001 * next()),
      accuracy_z: names.map((_, i) => 20 / (i + 1)),
      gini: names.map((_, i) => 3 / (i + 1)),
    }),
    error: table('error', { trees, oob: curve(0.1), group_1: curve(0.05), group_2: curve(0.2) }),
  };
}

function lassoTables(): Record<string, Table> {
  const steps = Array.from({ length: 40 }, (_, k) => k);
  const lambda = steps.map((k) => 0.3 * 0.9 ** k);
  const names = Array.from({ length: 12 }, (_, i) => `基因 ${i + 1}`);
  return {
    path: table('path', {
      lambda,
      features: steps.map((k) => Math.floor(k / 3)),
      cv_mean: steps.map((k) => 1 + (k - 18) ** 2 / 900),
      cv_se: steps.map(() => 0.06),
      deviance: steps.map((k) => k / 50),
      intercept: steps.map(() => 0.1),
      choice: steps.map((k) => (k === 18 ? 'min' : k === 11 ? '1se' : '--')),
    }),
    coefficient_path: table('coefficient_path', {
      feature: names.flatMap((name) => steps.map(() => name)),
      lambda: names.flatMap(() => lambda),
      coefficient: names.flatMap((_, i) => steps.map((k) => (i % 2 ? -1 : 1) * Math.max(0, k - 3 * i) * 0.05)),
    }),
  };
}

/** By chart id: tables of the supervised methods. */
export const supervisedTables: Readonly<Record<string, () => Record<string, Table>>> = {
  'pls-scores': plsTables,
  vip: plsTables,
  's-plot': sPlotTables,
  'roc-curve': rocTables,
  'drift-trend': driftTables,
  importance: forestTables,
  'lasso-cv': lassoTables,
  'lasso-path': lassoTables,
  'oob-error': forestTables,
  'rsd-cumulative': rsdTables,
  'rsd-distribution': rsdTables,
  'permutation-plot': plsTables,
  'survival-curve': survivalTables,
  'hazard-ratios': survivalTables,
};
