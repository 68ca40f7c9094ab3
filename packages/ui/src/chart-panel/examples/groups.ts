import type { ChartDraw } from '../index.ts';
import { colorsOf, frame } from './frame.ts';

const samples = [
  ...Array.from({ length: 6 }, (_, i) => `对照 ${i + 1}`),
  ...Array.from({ length: 6 }, (_, i) => `处理 ${i + 1}`),
  '中心样本',
];
const across = Float64Array.from(samples, (_, i) => (i === 12 ? 0 : (i < 6 ? -5 : 5) + Math.sin(i * 2)));
const along = Float64Array.from(samples, (_, i) => (i === 12 ? 0 : Math.cos(i * 3) * 4));

/** Two groups of samples, drawn by ECharts. */
export const drawGroups: ChartDraw = (room) => {
  const { c1, c2 } = colorsOf(room);
  const groups = [
    { name: '对照组', color: c1, from: 0, to: 6 },
    { name: '处理组', color: c2, from: 6, to: 13 },
  ];
  const series = groups.map(({ color, from, name, to }, at) => ({
    type: 'scatter' as const,
    name,
    symbol: at === 0 ? 'circle' : 'triangle',
    symbolSize: 10,
    itemStyle: { color, opacity: 1 },
    data: samples.slice(from, to).map((sample, i) => [across[from + i]!, along[from + i]!, sample]),
  }));
  return {
    option: {
      ...frame(
        room,
        ['PC1（42.1%）', -10, 10],
        ['PC2（18.3%）', -8, 8],
        groups.map(({ name }) => name),
      ),
      series,
    },
    summary: 'PCA 得分图：两组样本沿第一主成分分开。',
    data: {
      rows: samples.length,
      columns: [
        { name: 'sample', label: '样本', kind: 'text', values: samples },
        { name: 'pc1', label: 'PC1', kind: 'number', values: across },
        { name: 'pc2', label: 'PC2', kind: 'number', values: along },
      ],
    },
    labelIds: samples,
  };
};
