import type { MethodOutput, Options } from '../../model/index.ts';
import { measureNames } from '../../community-distances/index.ts';
import { readProcrustesOptions, scaleNames, transformNames, type SideOptions } from './procrustes.schema.ts';

const said = (side: SideOptions, features: unknown, ratio: unknown): string => {
  const share = `参与的轴共解释 ${(100 * Number(ratio)).toFixed(1)}%`;
  return side.ordination === 'pcoa'
    ? `由${['bray', 'jaccard_abundance', 'euclidean'].includes(side.distance) ? '相对丰度的' : ''} ${measureNames[side.distance]} 距离作主坐标分析（PCoA），${share}`
    : `${features} 个特征${side.transform === 'none' ? '不作变换' : `经${transformNames[side.transform]}`}、${scaleNames[side.scale]}后作主成分分析（PCA），${share}`;
};

/** The methods paragraph of one run. */
export function procrustesNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const options = readProcrustesOptions(raw);
  return [
    `取两个数据表共有的 ${facts['samples']} 个样本（按样本名对应）。第一个表：${said(options.x, facts['features_x'], facts['ratio_x'])}；第二个表（${facts['second'] === 'env' ? '环境因子' : '数据表'}）：${said(options.y, facts['features_y'], facts['ratio_y'])}。`,
    `两个排序各取前 ${facts['axes']} 个轴作 Procrustes 分析（Gower，1971；Peres-Neto 和 Jackson，2001，doi:10.1007/s004420100720）：以最小二乘法平移、旋转（含镜像）、缩放第二个排序，使其与第一个排序的残差平方和最小${options.symmetric ? '，两个排序先缩放为单位大小（对称形式）' : '，按第一个排序的单位（非对称形式）'}。`,
    `m² = ${Number(facts['m2']).toPrecision(4)}，相关系数 √(1 − m²) = ${Number(facts['r']).toPrecision(4)}；将样本随机打乱 ${options.permutations} 次重新叠合（PROTEST；Jackson，1995，Écoscience 2, 297–303），p = ${Number(facts['p']).toPrecision(3)}。算法与 R 包 vegan 2.6 的 procrustes、protest 相同。`,
    '含缺失值的特征不参与 PCA；PCoA 不允许缺失值。',
    `计算使用 Panome 全组学云 procrustes 方法（版本 ${version}）。`,
  ].join('');
}
