import type { ChartDraw } from '../index.ts';
import { colorsOf, frame, sequence } from './frame.ts';

const names = ['不显著', '下调', '上调'];

function made(count: number) {
  const next = sequence(7);
  const change = Float64Array.from({ length: count }, () => (next() + next() + next() - 1.5) * 4);
  const height = Float64Array.from(change, (value) => Math.abs(value) * next() * 2.2);
  return {
    features: Array.from(change, (_, i) => `代谢物 ${i + 1}`),
    change,
    height,
    p: height.map((value) => 10 ** -value),
    direction: Uint8Array.from(change, (value, i) => (height[i]! < 1.3 || Math.abs(value) < 1 ? 0 : value < 0 ? 1 : 2)),
  };
}

/** A volcano of so many points as one layer. */
function volcano(count: number, radius: number): ChartDraw {
  let data: ReturnType<typeof made> | undefined;
  return (room) => {
    const { change, direction, features, height, p } = (data ??= made(count));
    const { down, neutral, up } = colorsOf(room);
    const colors = [neutral, down, up];
    return {
      option: {
        ...frame(room, ['log2(差异倍数)', -6, 6], ['−log10(P)', 0, 14], names),
        series: names.map((name, at) => ({
          type: 'scatter' as const,
          name,
          data: [],
          itemStyle: { color: colors[at]!, opacity: 1 },
        })),
      },
      layers: [{ kind: 'points', ids: features, x: change, y: height, color: direction, colors, names, radius }],
      summary: `火山图：共 ${count.toLocaleString('zh-CN')} 个特征，按差异倍数 ≥ 2、P < 0.05 着色。`,
      data: {
        rows: count,
        columns: [
          { name: 'feature', label: '特征', kind: 'text', values: features },
          { name: 'log2fc', label: 'log2 FC', kind: 'number', values: change },
          { name: 'p', label: 'P 值', kind: 'number', values: p },
        ],
      },
      labelIds: features,
    };
  };
}

export const drawVolcano = volcano(5_000, 2);
export const drawMillion = volcano(1_000_000, 1);
