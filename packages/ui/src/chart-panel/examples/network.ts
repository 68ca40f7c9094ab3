import type { ChartDraw } from '../index.ts';
import { colorsOf, frame, sequence } from './frame.ts';

const clusters = 6;
const names = Array.from({ length: clusters }, (_, at) => `模块 ${at + 1}`);

function made(count: number) {
  const next = sequence(11);
  const [x, y, cluster] = [new Float64Array(count), new Float64Array(count), new Uint8Array(count)];
  for (let i = 0; i < count; i++) {
    const group = i % clusters;
    const [angle, distance] = [next() * 2 * Math.PI, Math.sqrt(next()) * 15];
    x[i] = 50 + 30 * Math.cos(group) + Math.cos(angle) * distance;
    y[i] = 50 + 30 * Math.sin(group) + Math.sin(angle) * distance;
    cluster[i] = group;
  }
  const from = Uint32Array.from({ length: count * 2 }, () => Math.floor(next() * count));
  const to = Uint32Array.from(from, (one) =>
    next() < 0.95 ? (one + clusters * (1 + Math.floor(next() * 10))) % count : Math.floor(next() * count),
  );
  return { x, y, cluster, from, to, genes: Array.from(x, (_, i) => `基因 ${i + 1}`) };
}

/** Genes that are expressed alike: points over lines, both layers of our own. */
function network(count: number): ChartDraw {
  let data: ReturnType<typeof made> | undefined;
  return (room) => {
    const { cluster, from, genes, to, x, y } = (data ??= made(count));
    const { c1, c2, c3, c4, c5, c6, text } = colorsOf(room);
    const colors = [c1, c2, c3, c4, c5, c6];
    const base = frame(room, ['', 0, 100], ['', 0, 100], names);
    return {
      option: {
        ...base,
        grid: { left: 12, top: 12, right: 120, bottom: 12, outerBoundsMode: 'none' },
        xAxis: { type: 'value', min: 0, max: 100, show: false },
        yAxis: { type: 'value', min: 0, max: 100, show: false },
        series: names.map((name, at) => ({
          type: 'scatter' as const,
          name,
          data: [],
          itemStyle: { color: colors[at]!, opacity: 1 },
        })),
      },
      layers: [
        { kind: 'edges', x, y, from, to, color: text, opacity: 0.2, width: 0.5 },
        { kind: 'points', ids: genes, x, y, color: cluster, colors, names, radius: 2 },
      ],
      summary: `共表达网络：${count.toLocaleString('zh-CN')} 个基因，${(count * 2).toLocaleString('zh-CN')} 条连线，分为 ${clusters} 个模块。`,
      data: {
        rows: count,
        columns: [
          { name: 'gene', label: '基因', kind: 'text', values: genes },
          { name: 'module', label: '模块', kind: 'text', values: Array.from(cluster, (at) => names[at]!) },
        ],
      },
      labelIds: genes,
    };
  };
}

export const drawNetwork = network(1_200);
