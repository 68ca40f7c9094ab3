import type { MethodOutput, Options } from '../../model/index.ts';
import { clusteringText, inputText } from '../../hierarchical-clustering/index.ts';
import { readHeatmapOptions } from '../../clustered-heatmap/index.ts';

/** The methods paragraph of one run. */
export function heatmapNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { scale, clip, clusterRows, clusterColumns, distance, linkage, cut } = readHeatmapOptions(options);
  const features = Number(facts['features']);
  const usable = Number(facts['features_input']) - Number(facts['features_removed']);
  const sides = [clusterRows ? '特征' : '', clusterColumns ? '样本' : ''].filter(Boolean).join('和');
  return [
    features < usable ? `在 ${usable} 个可用特征中取方差最大的 ${features} 个，` : `以 ${features} 个特征`,
    `对 ${facts['samples']} 个样本绘制热图。`,
    scale === 'rows' ? '各特征作 z 值标准化（减均值，除以标准差，n − 1）' : '数据未作标准化',
    scale === 'rows' && clip > 0 ? `，颜色在 ±${clip} 处截断（${facts['clipped_values']} 个值，不影响聚类）。` : '。',
    sides
      ? `对${sides}${clusteringText(distance, linkage)}${cut > 1 ? `，并切分为 ${cut} 类` : ''}，合并与叶的排列采用 R 4.2 的 hclust 约定。`
      : '特征和样本均未聚类。',
    sides ? inputText(distance, facts) : '',
    `计算使用 Panome 全组学云 heatmap 方法（版本 ${version}）。`,
  ].join('');
}
