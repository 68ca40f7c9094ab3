import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

function calibrationTables(): Record<string, Table> {
  const next = random(61);
  const compounds = ['基因 1', '色氨酸'];
  const levels = [1, 1, 2, 5, 10, 50, 100];
  const rows = compounds.flatMap((compound, c) =>
    levels.map((x, i) => ({ compound, x, y: (0.1 + 0.4 * x) * (c + 1) * (1 + 0.05 * normal(next)), off: i === 1 })),
  );
  const samples = compounds.flatMap((compound, c) =>
    Array.from({ length: 6 }, (_, i) => ({
      compound,
      sample: `S${i + 1}`,
      x: 3 * (i + 1),
      y: (0.1 + 1.2 * (i + 1)) * (c + 1),
    })),
  );
  return {
    curves: table('curves', {
      compound: compounds,
      weight: ['1/x', '1/x'],
      intercept: [0.1, 0.2],
      slope: [0.4, 0.8],
      quadratic: [0, 0],
      r2: [0.9991, 0.998],
      low: [1, 1],
      high: [100, 100],
      loq: [0.6, 1.4],
      verdict: ['合格', '合格'],
    }),
    standards: table('standards', {
      compound: rows.map(({ compound }) => compound),
      concentration: rows.map(({ x }) => x),
      response: rows.map(({ y }) => y),
      back: rows.map(({ x }) => x * 1.02),
      accuracy: rows.map(({ off }, i) => (off ? 127 : 96 + i)),
      within: rows.map(({ off }) => (off ? '否' : '是')),
    }),
    quantities: table('quantities', {
      compound: samples.map(({ compound }) => compound),
      sample: samples.map(({ sample }) => sample),
      response: samples.map(({ y }) => y),
      concentration: samples.map(({ x }) => x),
      flag: samples.map(() => '范围内'),
    }),
  };
}

function lipidTables(): Record<string, Table> {
  const next = random(62);
  const classes = ['基因 1', 'TG', 'PE-P', '其他'];
  const samples = Array.from({ length: 18 }, (_, i) => `S${i + 1}`);
  const groups = ['模型组', '对照组', 'High dose'];
  const share = classes.map((_, at) => [0.5, 0.3, 0.15, 0.05][at]!);
  const profile = classes.slice(0, 3).flatMap((name, c) =>
    Array.from({ length: 9 }, (_, i) => ({
      name,
      carbons: 32 + 2 * Math.floor(i / 3) + 10 * c,
      bonds: i % 3,
      amount: 900 * next(),
      change: i === 4 ? Number.NaN : 3 * next() - 1.5,
    })),
  );
  return {
    composition: table('composition', {
      class: classes,
      ...Object.fromEntries(samples.map((sample) => [sample, share])),
    }),
    means: table('means', {
      group: groups.flatMap((group) => classes.map(() => group)),
      class: groups.flatMap(() => classes),
      mean: groups.flatMap(() => share),
    }),
    classes: table('classes', { class: classes.slice(0, 3), share: share.slice(0, 3) }),
    profile: table('profile', {
      class: profile.map(({ name }) => name),
      carbons: profile.map(({ carbons }) => carbons),
      double_bonds: profile.map(({ bonds }) => bonds),
      species: profile.map(() => 2),
      amount: profile.map(({ amount }) => amount),
      log2fc: profile.map(({ change }) => change),
    }),
  };
}

function impactTables(): Record<string, Table> {
  const next = random(63);
  const terms = ['基因 1', ...Array.from({ length: 15 }, (_, i) => `通路 ${i + 2}`)];
  const p = terms.map((_, i) => (i < 4 ? 10 ** (-2 - 3 * next()) : next()));
  return {
    result: table('result', {
      term: terms,
      overlap: terms.map((_, i) => (i < 4 ? 5 : 1) + Math.floor(4 * next())),
      p,
      p_adj: p.map((value) => Math.min(1, 4 * value)),
      impact: terms.map((_, i) => (i === 15 ? Number.NaN : 0.6 * next())),
    }),
  };
}

function controlTables(): Record<string, Table> {
  const next = random(64);
  const metrics = ['total', 'pc1', 't2'];
  const rows = metrics.flatMap((metric) =>
    Array.from({ length: 24 }, (_, at) => ({
      metric,
      at,
      value: (metric === 'total' ? 900 : 0) + 40 * normal(next),
      out: at === 8,
    })),
  );
  return {
    control: table('control', {
      metric: rows.map(({ metric }) => metric),
      sample: rows.map(({ at }) => `S${at + 1}`),
      kind: rows.map(({ at }) => (at % 4 === 0 ? 'QC' : '样本')),
      batch: rows.map(({ at }) => (at > 13 ? 'b' : 'a')),
      place: rows.map(({ at }) => at + 1),
      value: rows.map(({ out, value }) => (out ? value + 260 : value)),
      flag: rows.map(({ out }) => (out ? '超出控制限' : '正常')),
    }),
    limits: table('limits', {
      metric: metrics,
      title: ['总强度', 'PC1 得分', 'Hotelling T²'],
      centre: [900, 0, Number.NaN],
      warn_low: [820, -80, Number.NaN],
      warn_high: [980, 80, 90],
      act_low: [780, -120, Number.NaN],
      act_high: [1020, 120, 140],
    }),
  };
}

/** By chart id: tables of the methods of quantified compounds. */
export const metabolicTables: Readonly<Record<string, () => Record<string, Table>>> = {
  'calibration-curve': calibrationTables,
  'lipid-class-bar': lipidTables,
  'lipid-bubble': lipidTables,
  'pathway-impact': impactTables,
  'qc-control-chart': controlTables,
};
