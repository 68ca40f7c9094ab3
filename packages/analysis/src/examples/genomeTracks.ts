import { significant, toCsv, type Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

/** Lengths in Mb of twelve chromosomes, as of rice. */
const lengths = [43.3, 35.9, 36.4, 35.5, 30, 31.2, 29.7, 28.4, 23, 23.2, 29, 27.5] as const;
const step = 1.5;

/** A plant genome: density of genes, methylation, changes of expression, duplicated stretches and a few named genes. */
export function simulateGenomeTracks(): Example {
  const draws = randomDraws(20_261_301);
  const chromosomes = lengths.map((length, i) => ({
    name: `chr${i + 1}`,
    length: Math.round(length * 1e6),
    centre: length * (0.35 + 0.3 * draws.uniform()),
  }));
  const windows = chromosomes.flatMap(({ centre, length, name }) =>
    Array.from({ length: Math.floor(length / 1e6 / step) }, (_, i) => ({
      name,
      from: i * step * 1e6,
      to: (i + 1) * step * 1e6,
      away: Math.min(1, Math.abs((i + 0.5) * step - centre) / 14),
    })),
  );
  type Row = readonly (string | number)[];
  const place = (): { readonly name: string; readonly at: number } => {
    const { length, name } = chromosomes[Math.floor(draws.uniform() * chromosomes.length)]!;
    return { name, at: Math.round(draws.uniform() * (length - 2.5e6)) };
  };
  const links = Array.from({ length: 26 }, (): Row => {
    const [a, b] = [place(), place()];
    const width = Math.round((0.4 + 1.6 * draws.uniform()) * 1e6);
    return ['连线', a.name, a.at, a.at + width, '', '片段重复', '', b.name, b.at, b.at + width];
  });
  const genes = ['Sd1', 'Wx', 'GW5', 'Ghd7', 'Hd3a', 'IPA1', 'NRT1.1', 'Sub1A', 'qSH1', 'DEP1'];
  const rows: readonly Row[] = [
    ...chromosomes.map(({ length, name }): Row => ['染色体', name, 0, length, '', '', '', '', '', '']),
    ...windows.map(({ away, from, name, to }): Row => [
      '柱',
      name,
      from,
      to,
      Math.max(0, Math.round(18 + 70 * away + draws.normal(0, 9))),
      '基因密度',
      '',
      '',
      '',
      '',
    ]),
    ...windows.map(({ away, from, name, to }): Row => [
      '热图',
      name,
      from,
      to,
      significant(Math.min(0.98, Math.max(0.1, 0.86 - 0.5 * away + draws.normal(0, 0.05))), 3),
      '甲基化',
      '',
      '',
      '',
      '',
    ]),
    ...Array.from({ length: 260 }, (): Row => {
      const { at, name } = place();
      return ['点', name, at, at + 3_000, significant(draws.normal(0, 1.5), 3), 'log2FC', '', '', '', ''];
    }),
    ...links,
    ...genes.map((gene): Row => {
      const { at, name } = place();
      return ['标签', name, at, at + 4_000, '', '', gene, '', '', ''];
    }),
  ];
  return {
    id: 'genome-tracks',
    title: '模拟数据：基因组轨道',
    description: `计算机模拟的数据，不是实测结果。${chromosomes.length} 条染色体上的基因密度、甲基化水平、差异表达、片段重复与 ${genes.length} 个标注的基因。`,
    files: {
      records: {
        name: '模拟基因组轨道.csv',
        csv: toCsv(['类型', '染色体', '起点', '终点', '数值', '轨道', '名称', '染色体2', '起点2', '终点2'], rows),
      },
    },
    truth: [],
  };
}
