import type { DemoProject } from '@panome/analysis/flows-demo';
import { newestOf } from '@panome/analysis/flows';

/** What the report says first, so that nobody takes the data for measured ones. */
const simulated = '本项目的全部数据由计算机模拟，不是实测结果，只用于展示和练习；编号、注释与通路的内容也是模拟的。';

const samplesOf = ({ samples }: DemoProject): string =>
  [...Map.groupBy(samples, ({ group }) => group)]
    .map(([group, own]) => `| ${group} | ${own.length} | ${own.map(({ name }) => name).join('、')} |`)
    .join('\n');

function tablesOf({ family, files }: DemoProject): string {
  const titles = new Map(newestOf(family)!.roles.map(({ id, title }) => [id, title]));
  return files.map(({ path, role, title }) => `| ${path} | ${title} | ${titles.get(role) ?? '--'} |`).join('\n');
}

const numbered = (lines: readonly string[]): string => lines.map((line, at) => `${at + 1}. ${line}`).join('\n');

/** The short closing report of a simulated project: what was compared, what was delivered, and what is true of it. */
export function reportOf(project: DemoProject): string {
  const { contrasts, protocol, question, samples, truths } = project;
  const factors = Object.keys(samples[0]!.factors);
  const words = {
    batch: '样本分两批处理，批次在各组之间均匀分布，差异检验可以扣除批次的影响',
    order: '进样顺序记在样本信息中，用于漂移校正',
  } as const;
  return `> ${simulated}

## 研究问题

${question}？

## 样本与流程

共 ${samples.length} 个样本，分为 ${new Set(samples.map(({ group }) => group)).size} 组。

| 分组 | 样本数 | 样本 |
| --- | --- | --- |
${samplesOf(project)}

实验与数据处理的步骤：

${numbered(protocol)}

${factors.map((factor) => words[factor as keyof typeof words]).join('；')}。建议的比较：${contrasts.map(({ reference, test }) => `“${test}”对“${reference}”`).join('、')}。

## 交付的数据表

| 文件 | 内容 | 在标准分析中的角色 |
| --- | --- | --- |
${tablesOf(project)}

各表的样本名和特征名彼此对应，可以直接用于标准分析，也可以保存到“我的文件”后用单个工具分析。

## 数据中的真实差异

下面是模拟时写入数据的差异。分析应当找到它们，也可以用来练习和检验参数的影响：

${numbered(truths.words)}
`;
}
