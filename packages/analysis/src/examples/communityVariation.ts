import { maximum } from '../extremes/index.ts';
import { simulateCommunity } from './community.ts';
import { toCsv, type Example } from './example.ts';

const sets = { 养分: ['有机碳', '全氮', '铵态氮', '有效磷'], 酸度: ['pH'], 水分: ['含水量'] } as const;

/** The soil community with its measurements in three sets. */
export function simulateCommunityVariation(): Example {
  const community = simulateCommunity();
  const longest = maximum(Object.values(sets).map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_, row) => Object.values(sets).map((names) => names[row] ?? ''));
  return {
    ...community,
    id: 'community-variation',
    title: '模拟数据：土壤细菌 16S 扩增子与三类环境因子',
    description: `${community.description}理化性质分为养分、酸度、水分三个集合。`,
    files: {
      ...community.files,
      lists: { name: '模拟扩增子_变量集合.csv', csv: toCsv(Object.keys(sets), rows) },
    },
  };
}
