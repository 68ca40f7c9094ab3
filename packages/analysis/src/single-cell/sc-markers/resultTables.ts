import { arithmeticMean, sampleSd } from '../../statistics/index.ts';
import { numberColumn, tableOf, textColumn, type Table } from '../../model/index.ts';
import type { ClusterExpression, Marker } from './markers.ts';

export function markerTable(
  markers: readonly Marker[],
  { log2fc, restShare, share }: ClusterExpression,
  names: readonly string[],
  genes: readonly string[],
): Table {
  const column = (of: (marker: Marker) => number): Float64Array => Float64Array.from(markers, of);
  return tableOf('markers', '标志基因', [
    textColumn(
      'cluster',
      '簇',
      markers.map(({ cluster }) => names[cluster]!),
      { help: '与其余所有细胞比较的簇' },
    ),
    textColumn(
      'gene',
      '基因',
      markers.map(({ gene }) => genes[gene]!),
      { help: '基因名，取自输入的第一列' },
    ),
    numberColumn(
      'p',
      'p 值',
      column(({ p }) => p),
      { help: 'Wilcoxon 秩和检验的双侧 P 值，正态近似，作结与连续性校正' },
    ),
    numberColumn(
      'avg_log2fc',
      'log2 差异',
      column(({ cluster, gene }) => log2fc[cluster]![gene]!),
      { help: '簇内与簇外每万计数平均值加 1 后的 log2 之差，正值为簇内更高' },
    ),
    numberColumn(
      'pct1',
      '簇内检出比例',
      column(({ cluster, gene }) => share[cluster]![gene]!),
      { help: '簇内计数大于 0 的细胞比例，0～1' },
    ),
    numberColumn(
      'pct2',
      '簇外检出比例',
      column(({ cluster, gene }) => restShare[cluster]![gene]!),
      { help: '其余细胞中计数大于 0 的比例，0～1' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      column(({ pAdj }) => pAdj),
      { help: '在该簇检验的基因中按 Benjamini–Hochberg 校正' },
    ),
  ]);
}

export function expressionTable(
  drawn: readonly number[],
  { mean, share }: ClusterExpression,
  names: readonly string[],
  genes: readonly string[],
): Table {
  const rows = drawn.flatMap((gene) => {
    const logged = names.map((_, c) => Math.log1p(mean[c]![gene]!));
    const centre = arithmeticMean(logged);
    const sd = sampleSd(logged);
    return names.map((name, c) => ({
      gene: genes[gene]!,
      name,
      mean: logged[c]!,
      scaled: sd > 0 ? (logged[c]! - centre) / sd : 0,
      share: share[c]![gene]!,
    }));
  });
  return tableOf('expression', '作图的基因', [
    textColumn(
      'gene',
      '基因',
      rows.map(({ gene }) => gene),
      { help: '每个簇最前的若干上调基因' },
    ),
    textColumn(
      'cluster',
      '簇',
      rows.map(({ name }) => name),
      { help: '簇或细胞分组的名称' },
    ),
    numberColumn(
      'mean',
      '平均表达',
      Float64Array.from(rows, ({ mean: value }) => value),
      { help: '簇内每万计数的平均值加 1 后取自然对数' },
    ),
    numberColumn(
      'scaled',
      '标准化表达',
      Float64Array.from(rows, ({ scaled }) => scaled),
      { help: '平均表达在各簇间减均值、除以标准差（n − 1）' },
    ),
    numberColumn(
      'pct',
      '检出比例',
      Float64Array.from(rows, ({ share: value }) => value),
      { help: '簇内计数大于 0 的细胞比例，0～1' },
    ),
  ]);
}
