import type { Options, OptionSpec } from '../../model/index.ts';

export type ManhattanOptions = {
  /** Column of the chromosomes, `chr1` the same as `1`; empty: found by name, refused when none is. */
  readonly chromosome: string;
  /** Numeric column of the places on the chromosomes, none negative; empty: found by name, refused when none is. */
  readonly position: string;
  /** Numeric column of p-values, 0…1 and not their −log10; empty: found by name, refused when none is. */
  readonly p: string;
  /** Column that names the variants; empty: found by name, without one `chromosome:position`. */
  readonly name: string;
  /** P-values below this are significant; its line is solid. */
  readonly significant: number;
  /** P-values below this are listed, its line is dashed; not below `significant`, one line when both are equal. */
  readonly suggestive: number;
  /** Distance in base pairs within which there is only one lead. */
  readonly window: number;
  /** With more variants than this, points that would lie upon each other are drawn once; λ and QQ plot take all. */
  readonly limit: number;
  /** Beyond `limit` all p-values below this are still drawn; only the others are thinned. */
  readonly thin: number;
};

export const manhattanOptions: readonly OptionSpec[] = [
  {
    id: 'chromosome_column',
    label: '染色体列',
    help: '留空时按列名识别（chr、chrom、chromosome、染色体等）。chr1 与 1 视为同一条。',
    kind: 'column',
    default: '',
  },
  {
    id: 'position_column',
    label: '位置列',
    help: '留空时按列名识别（pos、bp、position、位置等）。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'p_value_column',
    label: 'P 值列',
    help: '留空时按列名识别（p、pvalue 等）；要 P 值本身，不要 −log10 之后的。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'name_column',
    label: '名称列',
    help: '标注所用的位点名。留空时按列名识别（snp、rsid、name 等），没有时写“染色体:位置”。',
    kind: 'column',
    default: '',
  },
  {
    id: 'significant',
    label: '显著阈值',
    help: '小于它为显著，图中画实线。5e-8 是人类全基因组关联分析的通用值；标记少时可用 0.05 ÷ 标记数。',
    kind: 'number',
    default: 5e-8,
    min: 1e-300,
    max: 1,
    step: 1e-8,
  },
  {
    id: 'suggestive',
    label: '提示阈值',
    help: '小于它为提示性关联，图中画虚线；不小于显著阈值，相同时只画一条。',
    kind: 'number',
    default: 1e-5,
    min: 1e-300,
    max: 1,
    step: 1e-5,
  },
  {
    id: 'window',
    label: '合并距离',
    unit: 'bp',
    help: '同一染色体上这个距离之内的位点算一个峰，只有 P 值最小的作领先位点、写出名称。',
    kind: 'integer',
    default: 500_000,
    min: 0,
    max: 100_000_000,
    step: 10_000,
  },
  {
    id: 'limit',
    label: '多于多少个位点时精简',
    help: '超过时，P 值较大、画在一起看不出差别的点只画一个；λ 与 QQ 图始终用全部位点。',
    kind: 'integer',
    default: 50_000,
    min: 1_000,
    max: 2_000_000,
    step: 1_000,
    advanced: true,
  },
  {
    id: 'thin',
    label: '精简的 P 值下限',
    help: 'P 值不小于它的点才会精简，小于它的全部画出。',
    kind: 'number',
    default: 0.01,
    min: 1e-6,
    max: 1,
    step: 0.01,
    advanced: true,
  },
];

/** The validated options, renamed as the code calls them. */
export const readManhattanOptions = (options: Options): ManhattanOptions => ({
  chromosome: options['chromosome_column'] as string,
  position: options['position_column'] as string,
  p: options['p_value_column'] as string,
  name: options['name_column'] as string,
  significant: options['significant'] as number,
  suggestive: options['suggestive'] as number,
  window: options['window'] as number,
  limit: options['limit'] as number,
  thin: options['thin'] as number,
});
