import type { EChartsOption } from 'echarts';
import { contrastSpec, titled } from '../../parts/contrast/index.ts';
import { counted, frame, gridRect, niceScale, readable, rounded, shortNames } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { clusterLabel } from '../../parts/cell-clusters/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { below, sideOf } from '../../parts/value-map/index.ts';
import { fdrSpec, hoodKey, hoodsOf, runFdr, type Hoods } from '../../parts/hoods/index.ts';

const shareSpec = {
  id: 'share',
  label: '归入一个簇的最低比例',
  help: '最多的簇不到这个比例的邻域归入“混合”',
  kind: 'number',
  default: 0.7,
  min: 0,
  max: 1,
  step: 0.05,
} as const satisfies SettingSpec;
const mixed = '混合';

/** How far from the middle of its row each point stands, in parts of the row: points of one place side by side. */
function swarm(x: readonly number[], size: number, band: number): number[] {
  const taken = new Map<number, number>();
  const step = x.map((value) => {
    const bin = Math.round(value / size);
    const order = taken.get(bin) ?? 0;
    taken.set(bin, order + 1);
    return Math.ceil(order / 2) * (order % 2 === 0 ? 1 : -1);
  });
  const most = step.reduce((high, one) => Math.max(high, Math.abs(one)), 0);
  const each = Math.min(size, most > 0 ? (band * 0.45) / most : size);
  return step.map((one) => (one * each) / band);
}

/** In the order of the table of clusters. */
function rowsOf(
  { cluster, share }: Hoods,
  clusters: readonly string[],
  least: number,
): { readonly names: readonly string[]; readonly of: readonly string[] } {
  const of = cluster.map((name, at) => (share[at]! < least ? mixed : clusterLabel(name)));
  const order = [...new Set([...clusters, ...cluster].map(clusterLabel))].filter((name) => of.includes(name));
  return { names: [...order, ...(of.includes(mixed) ? [mixed] : [])], of };
}

function draw(given: ChartInput): ChartDrawing {
  const hoods = hoodsOf(given);
  const input = titled(given, Object.values(hoods.counted).flat().length > 1 ? hoods.name : '');
  const { names, of } = rowsOf(
    hoods,
    texts(tableOf(input, 'clusters'), 'cluster'),
    numberOf(input.settings.own, shareSpec),
  );
  const colors = chartColors(input.theme);
  const narrow = input.size.width < 560;
  const { height, width } = input.size;
  const up = shortNames(names, narrow ? 10 : 18).toReversed();
  const far =
    hoods.log2fc.reduce((most, value) => (Number.isFinite(value) ? Math.max(most, Math.abs(value)) : most), 0) || 1;
  const scale = niceScale(-far, far, { ticks: narrow ? 4 : 6 });
  const base = frame(
    { ...input, size: narrow ? { width, height: height - below } : { width: width - sideOf(input), height } },
    { x: { title: 'log2 差异倍数', scale }, y: { title: '', names: up } },
  );
  const grid = base.grid as { right: number; bottom: number };
  const placed = {
    ...base,
    grid: narrow ? { ...grid, bottom: grid.bottom + below } : { ...grid, right: grid.right + sideOf(input) },
  } as EChartsOption;
  const rect = gridRect(placed, input.size);
  const band = rect.height / Math.max(1, names.length);
  const size = input.settings.pointSize ?? Math.max(2.5, Math.min(7, band * 0.3));
  const pixel = (value: number): number => ((value - scale.min) / (scale.max - scale.min)) * rect.width;
  const data = names.flatMap((name, row) => {
    const own = Array.from(of.keys())
      .filter((at) => of[at] === name && Number.isFinite(hoods.log2fc[at]!))
      .toSorted(
        (a, b) =>
          Number(hoods.color[b] !== null) - Number(hoods.color[a] !== null) || hoods.log2fc[a]! - hoods.log2fc[b]!,
      );
    const beside = swarm(
      own.map((at) => pixel(hoods.log2fc[at]!)),
      size + 0.6,
      band,
    );
    return own.map((at, i) => ({
      value: [
        rounded(hoods.log2fc[at]!),
        rounded(names.length - 1 - row + beside[i]!),
        rounded(hoods.fdr[at]!),
        `邻域 ${hoods.ids[at]!}（${of[at]!}，${hoods.size[at]!} 个细胞）`,
      ],
      itemStyle:
        hoods.color[at] === null
          ? { color: colors.neutral, opacity: 0.75 }
          : { color: hoods.color[at], borderColor: colors.axis, borderWidth: 0.4, opacity: 1 },
    }));
  });
  return {
    option: {
      ...placed,
      // Points lie beside the middle of a name, which an axis of names cannot express: a second, hidden one counts the
      // names.
      yAxis: [placed.yAxis as object, { type: 'value', show: false, min: -0.5, max: names.length - 0.5 }],
      graphic: { elements: hoodKey(input, hoods, narrow) },
      series: [
        {
          type: 'scatter',
          yAxisIndex: 1,
          symbol: 'circle',
          symbolSize: size,
          emphasis: { disabled: true },
          encode: { x: 0, y: 1, itemName: 3, tooltip: [0, 2] },
          itemStyle: { color: colors.neutral },
          dimensions: [
            { name: 'log2 差异倍数', type: 'number' },
            { name: '位置', type: 'number' },
            { name: '空间 FDR', type: 'number' },
            { name: '邻域', type: 'ordinal' },
          ],
          data,
          markLine: {
            silent: true,
            symbol: 'none',
            animation: false,
            label: { show: false },
            lineStyle: { color: colors.axis, width: 1, type: 'dashed' },
            data: [{ xAxis: 0 }],
          },
        },
      ],
    },
    counted: hoods.counted,
    summary: `邻域蜂群图：${hoods.name}，${counted(hoods.ids.length)} 个邻域分为 ${counted(names.length)} 行，空间 FDR < ${readable(hoods.limit)} 的增多 ${counted(hoods.up)} 个、减少 ${counted(hoods.down)} 个。`,
    data: dataTable('sc-milo-beeswarm', '邻域蜂群图', [
      textColumn('feature', '邻域', hoods.ids),
      textColumn('row', '簇', of),
      numberColumn('log2fc', 'log2 差异倍数', hoods.log2fc),
      numberColumn('p_adj', '空间 FDR', hoods.fdr),
      integerColumn('size', '细胞数', hoods.size),
      textColumn(
        'kind',
        '显著',
        hoods.color.map((color, at) => (color === null ? '不显著' : hoods.log2fc[at]! > 0 ? '增多' : '减少')),
      ),
    ]),
  };
}

/** The changes of neighbourhoods, in rows by the cluster they are mainly of. */
export const scMiloBeeswarm: ChartDefinition = {
  id: 'sc-milo-beeswarm',
  title: '邻域蜂群图',
  tables: [{ id: 'result' }, { id: 'clusters', columns: ['cluster'] }],
  settings: [contrastSpec, fdrSpec, shareSpec],
  runDefaults: runFdr,
  defaultSize: { width: 720, height: 480 },
  pointSize: 6,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'pointSize'],
  paletteKind: 'diverging',
  draw,
};
