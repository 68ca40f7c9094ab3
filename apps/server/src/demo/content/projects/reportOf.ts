/** A simulated study with what our engine found in it. */
export type Study = {
  readonly title: string;
  /** Says that the data are simulated. */
  readonly simulated: string;
  /** What a row of the table is: 基因, 化合物, 蛋白质. */
  readonly feature: string;
  readonly samples: readonly { readonly name: string; readonly group: string }[];
  readonly tables: { readonly matrix: string; readonly normalized: string; readonly result: string };
  /** The steps of the experiment. */
  readonly flow: readonly string[];
  readonly normalizeWords: string;
  readonly counts: {
    readonly features: number;
    readonly up: number;
    readonly down: number;
    /** How many features the simulation changed. */ readonly changed: number;
    /** How many of the features that were found are truly changed. */ readonly right: number;
  };
  /** Shares of variance of the first two principal components. */
  readonly variance: readonly [number, number];
};

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** The closing report of a simulated study, written like a real one. */
export function reportOf({
  counts,
  feature,
  flow,
  normalizeWords,
  samples,
  simulated,
  tables,
  title,
  variance,
}: Study): string {
  const groups = [...Map.groupBy(samples, (sample) => sample.group)];
  const [reference, other] = groups.map(([group]) => group);
  const found = counts.up + counts.down;
  return `> ${simulated}

## 样本与流程

本项目为${title}，共 ${samples.length} 个样本，分为 ${groups.length} 组。

| 分组 | 样本数 | 样本 |
| --- | --- | --- |
${groups.map(([name, own]) => `| ${name} | ${own.length} | ${own.map((sample) => sample.name).join('、')} |`).join('\n')}

实验与数据处理的步骤：

${flow.map((step, index) => `${index + 1}. ${step}`).join('\n')}

## 质控

${samples.length} 个样本全部进入分析，没有剔除。定量表共 ${counts.features} 个${feature}，没有缺失值。归一化后做主成分分析（PCA），第一、第二主成分分别解释 ${percent(variance[0])} 和 ${percent(variance[1])} 的方差，两组沿第一主成分分开，组内样本聚集，没有离群样本。

![图 1　PCA 得分图，椭圆为 95% 置信区域](figures/pca.svg)

## 主要结果

### 差异${feature}

以“${reference}”为参照，比较“${other}”，校正后 p < 0.05 且差异倍数不小于 2 倍的${feature}共 **${found}** 个，其中上调 ${counts.up} 个，下调 ${counts.down} 个。数据由模拟得到，真实有差异的有 ${counts.changed} 个，检出的 ${found} 个中有 ${counts.right} 个是真实的。

![图 2　火山图](figures/volcano.svg)

### 聚类

取方差最大的 40 个${feature}，按行标准化后聚类。同组样本聚在一起，与 PCA 的结果一致。

![图 3　聚类热图](figures/heatmap.svg)

## 交付的数据表

| 文件 | 内容 |
| --- | --- |
| ${tables.matrix} | 每个${feature}在每个样本中的定量值 |
| ${tables.normalized} | 归一化后的数据，可以直接用于作图 |
| ${tables.result} | 每个${feature}的均值、差异倍数、p 值和校正后的 p 值 |

这些表可以保存到“我的文件”，再用工具继续分析。

## 方法

- 归一化：${normalizeWords}
- 主成分分析：各${feature}按单位方差缩放后作奇异值分解
- 差异检验：Welch t 检验，p 值用 Benjamini–Hochberg 方法校正
- 聚类：欧氏距离，平均连接（UPGMA）

统计与作图由全组学云的分析引擎完成，相同的数据和参数得到相同的结果。
`;
}
