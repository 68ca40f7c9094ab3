import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const species = [
  'Bacteroides.s__Bacteroides_uniformis',
  'Bacteroides.s__Bacteroides_vulgatus',
  'Faecalibacterium.s__Faecalibacterium_prausnitzii',
  'Prevotella.s__Prevotella_copri',
  'Roseburia.s__Roseburia_intestinalis',
  'Eubacterium.s__Eubacterium_rectale',
  'Bifidobacterium.s__Bifidobacterium_longum',
  'Akkermansia.s__Akkermansia_muciniphila',
  'Escherichia.s__Escherichia_coli',
  'Alistipes.s__Alistipes_putredinis',
  'Ruminococcus.s__Ruminococcus_bromii',
  'Blautia.s__Blautia_obeum',
  'Dialister.s__Dialister_invisus',
  'Parabacteroides.s__Parabacteroides_distasonis',
] as const;
const pathways = [
  '丁酸合成',
  '丙酸合成',
  '乙酸合成',
  '纤维素降解',
  '淀粉降解',
  '黏蛋白降解',
  '色氨酸合成',
  '支链氨基酸合成',
  '维生素 B12 合成',
  '叶酸合成',
  '脂多糖合成',
  '胆汁酸转化',
  '硫酸盐还原',
  '尿素循环',
  '糖酵解',
  '肽聚糖合成',
] as const;
const groupSizes = { 对照: 7, 干预: 6 } as const;

/**
 * Pathways of gut bacteria by species, a row a sample, as PICRUSt2 writes them: 16 pathways × 14 species × 13 samples;
 * butyrate rises in the second group.
 */
export function simulateCommunityContributions(): Example {
  const draws = randomDraws(20_261_232);
  const samples = (Object.keys(groupSizes) as (keyof typeof groupSizes)[]).flatMap((group, g) =>
    Array.from({ length: groupSizes[group] }, (_, at) => ({
      name: `${'CT'[g]!}${at + 1}`,
      group,
      level: species.map(
        (__, s) => Math.exp(draws.normal(1.6 - 0.16 * s, 0.7)) * (g === 1 && (s === 2 || s === 4) ? 3 : 1),
      ),
    })),
  );
  const rows = pathways.flatMap((pathway, p) => {
    const carriers = species.map(
      (_, s) =>
        (draws.uniform() < [0.25, 0.5, 0.9][p % 3]! ? 0.3 + draws.gamma(1.5, 1) : 0) +
        (p === 0 && (s === 2 || s === 4) ? 3 : 0),
    );
    if (!carriers.some((value) => value > 0)) carriers[p % species.length] = 1;
    return species.flatMap((name, s) =>
      carriers[s]! > 0
        ? samples.map(({ level, name: sample }) => [
            sample,
            pathway,
            `g__${name}`,
            significant(20 * carriers[s]! * level[s]! * draws.gamma(4, 0.25), 4),
          ])
        : [],
    );
  });
  return {
    id: 'community-contributions',
    title: '模拟数据：肠道菌群的分层功能表',
    description: `计算机模拟的数据，不是实测结果。${pathways.length} 条通路、${species.length} 个物种、${samples.length} 个样本，每行一个样本、通路与物种；干预组中产丁酸的两个物种增多。`,
    files: {
      records: { name: '模拟分层功能表.csv', csv: toCsv(['sample', 'function', 'taxon', 'taxon_function_abun'], rows) },
      groups: {
        name: '模拟分层功能表_分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          samples.map(({ group, name }) => [name, group]),
        ),
      },
    },
    truth: [],
  };
}
