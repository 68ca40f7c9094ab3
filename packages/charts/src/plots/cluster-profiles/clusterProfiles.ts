import type { EChartsOption } from 'echarts';
import {
  axisOption,
  baseOption,
  counted,
  extent,
  fontSizeOf,
  niceScale,
  rounded,
  shortNames,
  tickValues,
  titleHeight,
  truncateMiddle,
  unevenSteps,
  widest,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { distinctColors } from '../../palette/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, numericNames, tableOf, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const linesSpec = {
  id: 'lines',
  label: '每类最多画的特征数',
  help: '超出时均匀抽取，类中心不受影响',
  kind: 'number',
  default: 120,
  min: 0,
  max: 500,
  step: 10,
} as const satisfies SettingSpec;
const columnsSpec = {
  id: 'columns',
  label: '每行的图数',
  help: '0 为自动',
  kind: 'number',
  default: 0,
  min: 0,
  max: 8,
  step: 1,
} as const satisfies SettingSpec;

type Panel = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Evenly spread members of a cluster, at most `most`. */
const sampled = (rows: readonly number[], most: number): number[] =>
  rows.length <= most ? [...rows] : Array.from({ length: most }, (_, i) => rows[Math.floor((i * rows.length) / most)]!);

function draw(input: ChartInput): ChartDrawing {
  const [profiles, clusters, centers] = [
    tableOf(input, 'profiles'),
    tableOf(input, 'clusters'),
    tableOf(input, 'centers'),
  ];
  const names = numericNames(profiles);
  const values = names.map((name) => numbers(profiles, name));
  const ids = texts(profiles, 'id');
  const cluster = numbers(clusters, 'cluster');
  const numbered = numbers(centers, 'cluster');
  const middle = names.map((name) => numbers(centers, name));
  const colors = chartColors(input.theme);
  const palette = distinctColors(input.settings.palette, input.theme);
  const fontSize = fontSizeOf(input);
  const { size } = input;
  const count = numbered.length;
  const membersOf = Array.from(numbered, (one) => [...cluster.keys()].filter((row) => cluster[row] === one));
  const shown = membersOf.map((rows) => sampled(rows, Math.round(numberOf(input.settings.own, linesSpec))));

  const [low, high] = extent(
    ...middle,
    ...values.map((column) => Float64Array.from(shown.flat(), (row) => column[row]!)),
  ) ?? [0, 1];
  const scale = niceScale(low, high, { ticks: size.height / count > 60 ? 4 : 2 });
  const wanted =
    Math.round(numberOf(input.settings.own, columnsSpec)) ||
    (size.width < 520 ? 2 : Math.min(4, Math.floor(size.width / 215)));
  const across = Math.min(count, wanted);
  const down = Math.ceil(count / across);
  const left = 10 + fontSize * 1.6 + widest(tickValues(scale).map(String), fontSize) + 10;
  const top = 8 + titleHeight(input);
  const head = fontSize + 10;
  const gap = 14;
  const panelWidth = Math.max(20, (size.width - left - 12 - gap * (across - 1)) / across);
  const level = widest(shortNames(names, 14), fontSize) + 6 <= panelWidth / names.length;
  const below = level ? fontSize + 12 : Math.min(size.height * 0.2, widest(shortNames(names, 14), fontSize - 1) + 12);
  const panelHeight = Math.max(20, (size.height - top - below - 4) / down - head - 4);
  const panels = Array.from(numbered, (_, at): Panel => ({
    left: Math.round(left + (at % across) * (panelWidth + gap)),
    top: Math.round(top + Math.floor(at / across) * (panelHeight + head + 4) + head),
    width: Math.round(panelWidth),
    height: Math.round(panelHeight),
  }));
  const bottomRow = (at: number): boolean => at + across >= count;
  const xAxis = axisOption({ title: '', names: shortNames(names, 14) }, { colors, fontSize }, 0);
  const yAxis = axisOption({ title: '', scale }, { colors, fontSize }, 0);
  const yTitle = input.settings.yTitle ?? (input.options['scale'] === 'none' ? '数值' : '标准化值');
  const text = (words: string, x: number, y: number, turn = 0): object => ({
    type: 'text',
    silent: true,
    x,
    y,
    rotation: turn,
    style: {
      text: words,
      fontFamily,
      fontSize,
      fill: colors.text,
      textAlign: turn === 0 ? 'left' : 'center',
      textVerticalAlign: 'middle',
    },
  });

  return {
    option: {
      ...baseOption(input),
      grid: panels.map((panel) => ({ ...panel, outerBoundsMode: 'none' })),
      graphic: [
        ...panels.map((panel, at) =>
          text(
            truncateMiddle(
              `类 ${numbered[at]!}（n = ${counted(membersOf[at]!.length)}）`,
              Math.max(8, Math.floor((panelWidth / fontSize) * 1.6)),
            ),
            panel.left,
            panel.top - head / 2,
          ),
        ),
        text(yTitle, 8 + fontSize / 2, top + (size.height - top - below) / 2, Math.PI / 2),
      ],
      xAxis: panels.map((_, gridIndex) => ({
        ...xAxis,
        gridIndex,
        axisLabel: {
          ...xAxis.axisLabel,
          show: bottomRow(gridIndex),
          rotate: level ? 0 : 90,
          fontSize: level ? fontSize : fontSize - 1,
          ...(names.length * (fontSize - 1) <= panelWidth && { interval: 0 }),
        },
      })),
      yAxis: panels.map((_, gridIndex) => ({
        ...yAxis,
        gridIndex,
        axisLabel: { ...yAxis.axisLabel, show: gridIndex % across === 0 },
      })),
      series: Array.from(numbered).flatMap((_, at) => {
        const color = palette[at % palette.length]!;
        const line = { type: 'line', xAxisIndex: at, yAxisIndex: at, symbol: 'none', animation: false };
        return [
          // One series per cluster, since a series for each feature would be slow without showing more.
          ...shown[at]!.map((row) => ({
            ...line,
            name: ids[row]!,
            silent: true,
            tooltip: { show: false },
            z: 1,
            lineStyle: { color, width: 0.7, opacity: Math.max(0.1, Math.min(0.4, 12 / shown[at]!.length)) },
            data: values.map((column) => rounded(column[row]!)),
          })),
          {
            ...line,
            name: `类 ${numbered[at]!}`,
            symbol: 'circle',
            symbolSize: names.length > 30 ? 0 : 5,
            z: 4,
            itemStyle: { color, borderColor: colors.background, borderWidth: 0.8 },
            lineStyle: { color, width: 2.6 },
            data: middle.map((column) => rounded(column[at]!)),
          },
        ];
      }),
    } as EChartsOption,
    ...unevenSteps(names),
    summary: `聚类曲线：${counted(ids.length)} 个特征分为 ${count} 类，${Array.from(
      numbered,
      (one, at) => `类 ${one} 有 ${counted(membersOf[at]!.length)} 个`,
    )
      .slice(0, 8)
      .join('，')}${count > 8 ? '等' : ''}；粗线为类中心。`,
    data: dataTable('cluster-profiles', '类中心', [
      integerColumn('cluster', '类', numbered),
      integerColumn(
        'size',
        '特征数',
        membersOf.map((rows) => rows.length),
      ),
      ...names.map((name, j) => numberColumn(name, name, middle[j]!)),
    ]),
  };
}

/** One panel per cluster: its features as thin lines, its centre as a bold one. */
export const clusterProfiles: ChartDefinition = {
  id: 'cluster-profiles',
  title: '聚类曲线',
  tables: [{ id: 'profiles' }, { id: 'clusters', columns: ['id', 'cluster'] }, { id: 'centers' }],
  settings: [linesSpec, columnsSpec],
  defaultSize: { width: 760, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
