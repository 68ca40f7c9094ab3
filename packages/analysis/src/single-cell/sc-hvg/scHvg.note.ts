import type { MethodOutput, Options } from '../../model/index.ts';

const ways: Readonly<Record<string, (options: Options) => string>> = {
  vst: ({ span }) =>
    `以 vst 法（Stuart 等，2019，doi:10.1016/j.cell.2019.05.031）衡量变异：原始计数的 log10 方差对 log10 均值作局部二次回归（loess，span ${span}；Cleveland 与 Grosse，1991，doi:10.1007/BF01890836），计数减均值、除以拟合的标准差，大于 √细胞数的取 √细胞数，再求方差，与 Seurat 的 FindVariableFeatures 相同`,
  seurat: () =>
    '以离散度衡量变异：计数按每细胞 10,000 归一化，离散度为方差 ÷ 均值，取对数后在 ln(1 + 均值) 等宽的 20 段内减均值、除以标准差（Satija 等，2015，doi:10.1038/nbt.3192）；段内只有一个基因的记为 0',
  cell_ranger: () =>
    '以离散度衡量变异：计数按每细胞 10,000 归一化，离散度为方差 ÷ 均值，在均值的 10%、15% … 100% 分位数之间的各段内减中位数、除以 MAD（× 1.4826；Zheng 等，2017，doi:10.1038/ncomms14049）',
};

/** The methods paragraph of one run. */
export function scHvgNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const empty = Number(facts['empty']) > 0 ? `（另有 ${facts['empty']} 个没有计数的细胞未参与）` : '';
  const still = Number(facts['genes']) - Number(facts['varying']);
  return [
    `${ways[String(options['flavor'])]!(options)}。`,
    `对 ${facts['cells']} 个细胞${empty}、${facts['genes']} 个基因${still > 0 ? `（其中 ${still} 个在细胞间没有变化，不参与排序）` : ''}计算，取变异最大的 ${facts['selected']} 个为高变基因（第 ${facts['selected']} 名的值为 ${Number(facts['least']).toPrecision(4)}）。`,
    '没有作样本间的批次校正。',
    `计算使用 Panome 全组学云 sc-hvg 方法（版本 ${version}）。`,
  ].join('');
}
