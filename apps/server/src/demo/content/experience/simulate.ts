import { randomDraws, significant, type RandomDraws } from '@panome/analysis/examples';
import type { ExperienceRow } from '../../../platform/database/schema/productDb.ts';

type Draw = RandomDraws;
type Tissue = { readonly name: string; readonly amount: number; readonly unit: string; readonly factor: number };

const tissue = (name: string, amount: number, unit: string, factor: number): Tissue => ({ name, amount, unit, factor });
const animals = ['人', '小鼠', '大鼠'] as const;
const plants = ['拟南芥', '水稻', '番茄'] as const;

/** What can be sent, with the usual amount and how much it gives beside the others. */
const animalTissues = [
  tissue('血清', 100, 'μL', 0.8),
  tissue('血浆', 100, 'μL', 0.8),
  tissue('肝脏', 50, 'mg', 1.15),
  tissue('粪便', 100, 'mg', 1.1),
  tissue('脑组织', 30, 'mg', 0.95),
  tissue('细胞', 500, '万个', 0.9),
];
const plantTissues = [tissue('叶片', 100, 'mg', 1.1), tissue('根', 150, 'mg', 0.85), tissue('果实', 200, 'mg', 1)];
const stores = ['−80 ℃ 冻存', '液氮速冻', '干冰寄送', '4 ℃ 寄送'] as const;

const pick = <Item>(draw: Draw, items: readonly Item[]): Item => items[Math.floor(draw.uniform() * items.length)]!;
const spread = (draw: Draw, middle: number, sd: number) => middle * Math.exp(sd * draw.normal());
const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** What all kinds share: whose sample, how much of it, and how it was kept. */
function sample(draw: Draw, id: string, kind: ExperienceRow['kind'], tissues = [...animalTissues, ...plantTissues]) {
  const chosen = pick(draw, tissues);
  const species = plantTissues.includes(chosen) ? pick(draw, plants) : pick(draw, animals);
  const storage = draw.uniform() < 0.12 ? stores[3] : pick(draw, stores.slice(0, 3));
  const share = within(spread(draw, 1, 0.45), 0.2, 4);
  const row: ExperienceRow = {
    id,
    kind,
    species,
    tissue: chosen.name,
    platform: '',
    amount: significant(chosen.amount * share, 2),
    amount_unit: chosen.unit,
    storage,
    n: 6 + Math.floor(draw.uniform() * 55),
    detected: null,
    yield: null,
    rin: null,
    cells: null,
    viability: null,
    passed: 1,
    year: 2022 + Math.floor(draw.uniform() * 5),
    note: '',
    simulated: 1,
  };
  // Warm and scarce samples give less.
  const quality = (storage === stores[3] ? 0.72 : 1) * Math.min(1, share ** 0.35);
  return { row, factor: chosen.factor, quality };
}

const metabolites = { 'LC-MS 非靶': 1450, 'GC-MS 非靶': 420, 广靶代谢: 1100, 靶向脂质: 780 } as const;

function metabolism(draw: Draw, at: number): ExperienceRow {
  const { factor, quality, row } = sample(draw, `MET-${String(at + 1).padStart(4, '0')}`, 'metabolism');
  const platform = pick(draw, Object.keys(metabolites) as (keyof typeof metabolites)[]);
  const detected = Math.round(spread(draw, metabolites[platform] * factor * quality, 0.12));
  const passed = quality > 0.75 || draw.uniform() < 0.55;
  return { ...row, platform, detected, passed: passed ? 1 : 0, note: passed ? '' : '内标响应偏低，建议补样' };
}

const features = {
  转录组测序: 17_500,
  'DIA 蛋白组': 5_600,
  '扩增子 16S': 900,
  宏基因组: 420_000,
  磷酸化蛋白组: 11_000,
} as const;

function project(draw: Draw, at: number): ExperienceRow {
  const { factor, quality, row } = sample(draw, `PRJ-${String(at + 1).padStart(4, '0')}`, 'project');
  const microbial = row.tissue === '粪便' || row.tissue === '根';
  const all = Object.keys(features) as (keyof typeof features)[];
  const platform = pick(draw, microbial ? all.slice(2, 4) : [all[0]!, all[1]!, all[4]!]);
  const detected = Math.round(spread(draw, features[platform] * factor * quality, 0.1));
  const passed = quality > 0.7 || draw.uniform() < 0.6;
  return { ...row, platform, detected, passed: passed ? 1 : 0, note: passed ? '' : '个别样本数据量不足，已补测' };
}

const yields: Readonly<Record<string, number>> = {
  血清: 0.05,
  血浆: 0.06,
  肝脏: 60,
  粪便: 8,
  脑组织: 18,
  细胞: 25,
  叶片: 22,
  根: 9,
  果实: 5,
};

function extraction(draw: Draw, at: number): ExperienceRow {
  const { quality, row } = sample(draw, `EXT-${String(at + 1).padStart(4, '0')}`, 'extraction');
  const platform = pick(draw, ['Trizol 法', '柱式试剂盒', '磁珠法'] as const);
  const rin = significant(within(8.6 * quality ** 0.8 + 0.5 * draw.normal(), 1.2, 10), 2);
  const amount = significant(spread(draw, yields[row.tissue]! * quality, 0.35), 2);
  const passed = rin >= 6.5 && amount >= 0.04;
  return {
    ...row,
    platform,
    yield: amount,
    rin,
    passed: passed ? 1 : 0,
    note: passed ? '' : rin < 6.5 ? 'RNA 降解' : '总量不足',
  };
}

const single = [
  tissue('肿瘤组织', 200, 'mg', 0.9),
  tissue('外周血', 2000, 'μL', 1.1),
  tissue('脾脏', 50, 'mg', 1.2),
  tissue('脑组织', 100, 'mg', 0.75),
  tissue('肺组织', 100, 'mg', 0.9),
];

function singleCell(draw: Draw, at: number): ExperienceRow {
  const { factor, quality, row } = sample(draw, `SCS-${String(at + 1).padStart(4, '0')}`, 'single-cell', single);
  const platform = pick(draw, ['单细胞 3′', '单细胞核', '空间转录组'] as const);
  const viability = significant(
    within(88 * quality * (platform === '单细胞核' ? 0.9 : 1) + 5 * draw.normal(), 20, 99),
    3,
  );
  const cells = Math.round(spread(draw, 8200 * factor * (viability / 85), 0.18));
  const detected = Math.round(spread(draw, platform === '空间转录组' ? 3600 : 2300, 0.15));
  const passed = viability >= 70 && cells >= 3000;
  return {
    ...row,
    n: 1 + Math.floor(draw.uniform() * 8),
    platform,
    cells,
    viability: platform === '空间转录组' ? null : viability,
    detected,
    passed: passed ? 1 : 0,
    note: passed ? '' : viability < 70 ? '活率偏低，建议做细胞核' : '捕获细胞数不足',
  };
}

const kinds = [
  [metabolism, 140],
  [project, 120],
  [extraction, 120],
  [singleCell, 80],
] as const;

/** Made-up experience of all four kinds; the same rows at every time. */
export function simulateExperience(): ExperienceRow[] {
  const draw = randomDraws(20_261_128);
  return kinds.flatMap(([make, count]) => Array.from({ length: count }, (_, at) => make(draw, at)));
}
