import { maximum } from '@panome/analysis/extremes';
import { listedIds, mergeOf } from '../../parts/clustering/index.ts';
import { counted, extent, fontSizeOf, frame, gridRect, niceScale, rounded, textWidth } from '../../frame/index.ts';
import { dendrogramJoints, jointPath, leafPositions, treeLine } from '../../geometry/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { moduleColor } from '../../parts/module-colors/index.ts';
import { booleanOf } from '../../settings.ts';
import { rectangle, words, type Shape } from '../../shapes/index.ts';
import { dataTable, integerColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const dynamicSpec = {
  id: 'dynamic',
  label: '显示合并前的模块',
  help: '动态切分得到、尚未合并的模块',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
/** How far a leaf hangs below the joint that takes it in, as a share of the height drawn. */
const hang = 0.03;
const gap = 5;

/** Neighbours of one module along the tree. */
function runsOf(modules: readonly string[]): { readonly module: string; readonly from: number; readonly to: number }[] {
  const runs: { module: string; from: number; to: number }[] = [];
  modules.forEach((module, at) => {
    const last = runs.at(-1);
    if (last?.module === module) last.to = at + 1;
    else runs.push({ module, from: at, to: at + 1 });
  });
  return runs;
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'modules');
  const [features, modules, dynamic, label] = [
    texts(table, 'feature'),
    texts(table, 'module'),
    texts(table, 'dynamic'),
    numbers(table, 'label'),
  ];
  const leaves = listedIds(tableOf(input, 'order'));
  const merge = mergeOf(tableOf(input, 'merge'), leaves.length) ?? { a: [], b: [], height: [] };
  const rowOf = new Map(features.map((feature, row) => [feature, row]));
  const along = (of: readonly string[]) => leaves.map((leaf) => of[rowOf.get(leaf) ?? -1] ?? 'grey');
  const bars = [
    ...(booleanOf(input.settings.own, dynamicSpec) ? [{ name: '动态切分', modules: along(dynamic) }] : []),
    { name: '合并后', modules: along(modules) },
  ];
  const sizes = new Map<string, number>();
  for (const module of modules) sizes.set(module, (sizes.get(module) ?? 0) + 1);
  // Modules are numbered by size; 0 is what belongs to none and comes last.
  const rank = (module: string) => label[modules.indexOf(module)]! || Infinity;
  const ordered = [...sizes.keys()].toSorted((a, b) => rank(a) - rank(b));
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];

  const joints = dendrogramJoints(merge, leafPositions(merge));
  const [lowest, highest] = extent(Float64Array.from(joints, ({ height }) => height)) ?? [0, 1];
  const range = Math.max(highest - lowest, 1e-9);
  const yScale = niceScale(Math.max(0, lowest - 2 * hang * range), highest, { ticks: 8 });
  // As many modules as there is room for; the table below the figure has all.
  const room = Math.max(4, Math.floor((input.size.height - 40) / (fontSize + 10)));
  const listed = ordered.length <= room ? ordered : ordered.slice(0, room - 1);
  const nameOf = (module: string) => `${module}（${sizes.get(module)!}）`;
  const rest = ordered.length > listed.length ? [`其余 ${ordered.length - listed.length} 个`] : [];
  const base = frame(input, {
    x: { title: '', scale: { min: -0.5, max: leaves.length - 0.5, interval: leaves.length } },
    y: { title: '1 − 拓扑重叠', scale: yScale },
    legend: input.size.width < 520 ? [] : [...listed.map(nameOf), ...rest],
    fixedLegend: true,
  });
  const whole = gridRect(base, input.size);
  const band = Math.max(12, Math.min(22, whole.height * 0.05));
  const left = Math.round(Math.max(whole.x, maximum(bars.map(({ name }) => textWidth(name, fontSize))) + 16));
  const foot = input.size.height - 12 - bars.length * (band + gap);
  const rect = { x: left, y: whole.y, width: whole.width - (left - whole.x), height: foot - 12 - whole.y };

  const strips = bars.flatMap(({ modules: of, name }, at): Shape[] => {
    const y = foot + at * (band + gap);
    return [
      words(name, left - 6, y + band / 2, { align: 'right', color: colors.text, fontSize }),
      ...runsOf(of).map(({ from, module, to }) =>
        rectangle(
          {
            x: rect.x + (rect.width * from) / leaves.length,
            y,
            width: (rect.width * (to - from)) / leaves.length + 0.05,
            height: band,
          },
          {
            fill: moduleColor(module, input.theme),
            tip: `${module}：${counted(sizes.get(module) ?? to - from)} 个特征`,
          },
        ),
      ),
    ];
  });
  const footOf = (height: number, joint: number) =>
    height === 0 ? Math.max(yScale.min, joint - hang * range) : height;
  const trees = Map.groupBy(joints, (joint) =>
    treeLine(0.8, ((joint.right - joint.left) * rect.width) / leaves.length),
  );

  return {
    option: {
      ...base,
      grid: { left: rect.x, top: rect.y, width: rect.width, height: rect.height, outerBoundsMode: 'none' },
      xAxis: { ...(base.xAxis as object), show: false },
      graphic: { elements: strips },
      series: [
        ...[...trees].map(([width, own]) => ({
          type: 'line' as const,
          symbol: 'none',
          silent: true,
          animation: false,
          tooltip: { show: false },
          lineStyle: { color: colors.text, width, join: 'miter' as const },
          data: jointPath(
            own.map((joint) => ({
              ...joint,
              leftHeight: footOf(joint.leftHeight, joint.height),
              rightHeight: footOf(joint.rightHeight, joint.height),
            })),
          ).map((point) => (point === null ? [null, null] : [point[0], rounded(point[1])])) as number[][],
        })),
        ...listed.map((module) => ({
          type: 'scatter' as const,
          name: nameOf(module),
          data: [],
          symbol: 'rect',
          itemStyle: { color: moduleColor(module, input.theme), opacity: 1 },
        })),
        ...rest.map((name) => ({
          type: 'scatter' as const,
          name,
          data: [],
          symbol: 'rect',
          itemStyle: { color: colors.background },
        })),
      ],
    },
    summary: `模块聚类树：${counted(leaves.length)} 个特征，${counted(ordered.filter((module) => module !== 'grey').length)} 个模块，最大的 ${ordered[0] ?? '--'} 有 ${counted(sizes.get(ordered[0] ?? '') ?? 0)} 个特征${sizes.has('grey') ? `，${counted(sizes.get('grey')!)} 个不属于任何模块` : ''}。`,
    data: dataTable('wgcna-dendrogram', '树中的次序与模块', [
      integerColumn(
        'position',
        '位置',
        leaves.map((_, at) => at + 1),
      ),
      textColumn('feature', '特征', leaves),
      textColumn('module', '模块', along(modules)),
      textColumn('dynamic', '合并前的模块', along(dynamic)),
    ]),
  };
}

/** The tree of the features with their modules as strips of colour below. */
export const wgcnaDendrogram: ChartDefinition = {
  id: 'wgcna-dendrogram',
  title: '模块聚类树',
  tables: [{ id: 'modules', columns: ['feature', 'module', 'dynamic', 'label'] }, { id: 'merge' }, { id: 'order' }],
  settings: [dynamicSpec],
  defaultSize: { width: 820, height: 460 },
  common: ['title', 'axisTitles', 'fontSize', 'legend'],
  draw,
};
