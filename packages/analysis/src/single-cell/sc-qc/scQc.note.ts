import type { MethodOutput, Options } from '../../model/index.ts';

const patterns: Readonly<Record<string, string>> = {
  auto: '以 mt- 开头（不分大小写）',
  human: '以 MT- 开头',
  mouse: '以 mt- 开头',
  none: '未计算',
};

/** The methods paragraph of one run. */
export function scQcNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const limit = (name: string, key: string, sign: string, percent = false): string => {
    const value = facts[key];
    if (typeof value !== 'number') return '';
    return `${name}${sign} ${percent ? `${(100 * value).toFixed(1)}%` : String(Number(value.toPrecision(4)))}`;
  };
  const kept = [
    limit('总计数 ', 'counts_lower', '≥'),
    limit('基因数 ', 'genes_lower', '≥'),
    limit('基因数 ', 'genes_upper', '≤'),
    limit('线粒体占比 ', 'mito_upper', '≤', true),
  ]
    .filter(Boolean)
    .join('、');
  const how =
    options['thresholds'] === 'mad'
      ? `以中位数 ± ${options['nmads']} 个 MAD（× 1.4826）为界：总计数和基因数取对数后看下限，线粒体占比看上限（McCarthy 等，2017，doi:10.1093/bioinformatics/btw777）`
      : '按固定阈值筛选（Luecken、Theis，2019，doi:10.15252/msb.20188746）';
  return `对 ${facts['cells']} 个细胞计算总计数、检出基因数和线粒体计数占比（线粒体基因${patterns[String(options['mito'])]}，共 ${facts['mito_genes']} 个），${how}，保留${kept}的细胞，共 ${facts['kept']} 个。检出细胞不少于 ${options['min_cells']} 个的基因有 ${facts['genes_kept']} 个（共 ${facts['genes']} 个）。没有检测双细胞和环境 RNA。计算使用 Panome 全组学云 sc-qc 方法（版本 ${version}）。`;
}
