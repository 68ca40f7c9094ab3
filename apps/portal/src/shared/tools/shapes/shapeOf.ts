import type { ShapeName } from './shapes.ts';

/** By what the title of a chart says; the first that fits. */
const byTitle: readonly (readonly [pattern: RegExp, shape: ShapeName])[] = [
  [/^柱状图/, 'bars'],
  [/弦图/, 'chord'],
  [/韦恩|变差分解/, 'venn'],
  [/UpSet/, 'matrixBars'],
  [/火山|^SAM/, 'volcano'],
  [/曼哈顿|动态分布/, 'columns'],
  [/网络热图|热图|缺失值图|缺失情况|邻接/, 'heatmap'],
  [/聚类树|有向无环|进化分支/, 'tree'],
  [/网络|互作|通路图$/, 'network'],
  [/堆叠|组成图|占比|比例|样本的贡献/, 'stack'],
  [/箱线|小提琴|秩|质控分布|RSD 分布|蜂群|LISI|z 值|拟合优度|变异得分|污染比例|残差/, 'box'],
  [/直方|P 值分布/, 'histogram'],
  [/密度曲线|山脊|后验/, 'density'],
  [/森林|误差棒图|区间图|关联图/, 'intervals'],
  [/棒棒糖|VIP$/, 'lollipop'],
  [/瀑布|上下调条形|差异倍数条形|GSEA 条形|激酶/, 'twoSided'],
  [/气泡|点图|通路影响|不饱和度|注释图/, 'bubbles'],
  [/条形|特征排序|贡献图|枢纽|重要性|柱状图$|得分柱|扣除最多|空间变异/, 'sideBars'],
  [/ROC/, 'curve'],
  [/稀释|累积曲线|核心–泛|累计|生存|功效/, 'saturation'],
  [/标准曲线|回归|散点|拟合|Shepard|QQ|象限|S 图|Zi|MM|MA|离散度|BCV|均值–|方差|深度|高变|双标/, 'points'],
  [/三序|因子拟合|叠合|载荷/, 'arrows'],
  [/曲线|折线|路径|趋势|变化|轮廓|模式|漂移|质控图|交互|软阈值|选择图|错误率|特征值|碎石/, 'line'],
  [/得分图|主成分|主坐标|NMDS|降维|NMDS|UMAP|聚类图|特征图|邻域图|伪时间|双细胞图|空间分布|基因集/, 'points'],
  [/标识图/, 'letters'],
  [/词云/, 'words'],
  [/饼图/, 'pie'],
  [/旭日|圈图/, 'rings'],
  [/桑基/, 'flow'],
  [/雷达/, 'radar'],
  [/三元/, 'triangle'],
  [/柱状|数$|筛选结果|处理前后|解释率|表达区间/, 'bars'],
  [/置换检验/, 'points'],
];

/** What a chart looks like, by its title; nothing for one that is not known. */
export const shapeOf = (title: string): ShapeName | undefined => byTitle.find(([pattern]) => pattern.test(title))?.[1];
