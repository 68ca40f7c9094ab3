import type { Table } from '@panome/analysis/model';
import type { BoxplotSeriesOption, EChartsOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { extent, frame, niceScale, rounded, stackPanels } from '../../frame/index.ts';
import { groupLegend, groupScale } from '../../groups/index.ts';
import type { GroupScale } from '../../groups/index.ts';
import { choiceOf } from '../../settings.ts';
import { hasColumn, inWords, numbers, tableOf, texts } from '../../table/index.ts';

const stageSpec = {
  id: 'stages',
  label: '显示',
  kind: 'choice',
  default: 'both',
  choices: [
    { value: 'both', label: '处理前与处理后' },
    { value: 'before', label: '仅处理前' },
    { value: 'after', label: '仅处理后' },
  ],
} as const satisfies SettingSpec;

const stageWords: Readonly<Record<string, string>> = { before: '处理前', after: '处理后' };
const five = ['min', 'q1', 'median', 'q3', 'max'] as const;

type Panel = {
  readonly stage: string;
  readonly unit: string;
  readonly samples: readonly string[];
  readonly boxes: readonly number[][];
};

const logarithms: Readonly<Record<string, string>> = {
  log2: 'log2(x)',
  log10: 'log10(x)',
  log2p1: 'log2(x + 1)',
  glog: 'glog(x)',
};

/** What the method plotted, such as log2(x); values that the run itself transformed are named after that. */
function unitOf({ options }: ChartInput, table: Table, stage: string, row = 0): string {
  const plotted = hasColumn(table, 'unit') ? texts(table, 'unit')[row] : undefined;
  const unit = plotted === '原值' && stage === 'after' ? logarithms[String(options['transform'])] : plotted;
  return !unit || unit === '原值' ? '强度' : `强度 ${unit}`;
}

function panelsOf(input: ChartInput): Panel[] {
  const table = tableOf(input, 'distribution');
  const stage = texts(table, 'stage');
  const samples = texts(table, 'sample');
  const columns = five.map((name) => numbers(table, name));
  const wanted = choiceOf(input.settings.own, stageSpec);
  return [...new Set(stage)]
    .filter((name) => wanted === 'both' || name === wanted)
    .map((name) => {
      const rows = Array.from(stage.keys()).filter((row) => stage[row] === name);
      return {
        stage: name,
        unit: unitOf(input, table, name, rows[0]),
        samples: rows.map((row) => samples[row]!),
        boxes: rows.map((row) => columns.map((column) => column[row]!)),
      };
    });
}

/** Samples of one group side by side, in the scheme's order; within a group as they came. */
function byGroup(panel: Panel, scale: GroupScale): Panel {
  const rank = (sample: string) =>
    scale.levels.includes(scale.levelOf(sample)) ? scale.levels.indexOf(scale.levelOf(sample)) : scale.levels.length;
  const rows = Array.from(panel.samples.keys()).toSorted(
    (one, other) => rank(panel.samples[one]!) - rank(panel.samples[other]!),
  );
  return { ...panel, samples: rows.map((row) => panel.samples[row]!), boxes: rows.map((row) => panel.boxes[row]!) };
}

function boxes({ stage, samples, boxes: values }: Panel, scale: GroupScale, index: number): BoxplotSeriesOption {
  return {
    type: 'boxplot',
    name: stageWords[stage] ?? stage,
    xAxisIndex: index,
    yAxisIndex: index,
    boxWidth: ['35%', '70%'],
    data: values.map((box, i) => {
      const color = scale.color(scale.levelOf(samples[i]!));
      return {
        name: samples[i]!,
        value: box.map(rounded),
        itemStyle: { color: `${color}40`, borderColor: color, borderWidth: 1.2 },
      };
    }),
  };
}

function draw(input: ChartInput): ChartDrawing {
  const scale = groupScale(input);
  const panels = panelsOf(input).map((panel) => byGroup(panel, scale));
  const legend = input.groups ? groupLegend(scale) : [];
  const frames: EChartsOption[] = panels.map((panel) =>
    frame(input, {
      x: { title: '样本', names: panel.samples },
      y: { title: panel.unit, scale: niceScale(...(extent(panel.boxes.flat()) ?? [0, 1]), { ticks: 5 }) },
      legend: legend.map(({ name }) => String(name)),
      fixedLegend: true,
    }),
  );
  const stacked = stackPanels(
    frames,
    input.size,
    panels.map(({ stage }) => stageWords[stage] ?? stage),
  );

  return {
    option: {
      ...stacked,
      series: [...panels.map((panel, i) => boxes(panel, scale, i)), ...legend],
    } as EChartsOption,
    summary: `各样本的强度分布：${panels[0]?.samples.length ?? 0} 个样本，${panels.map(({ stage }) => stageWords[stage] ?? stage).join('与')}；箱体为四分位数，须到最小值和最大值。`,
    data: inWords(tableOf(input, 'distribution'), 'stage', stageWords),
  };
}

/** Each sample's minimum, quartiles and maximum, before above after, on scales of their own. */
export const distributionBox: ChartDefinition = {
  id: 'distribution-box',
  title: '强度分布箱线图',
  tables: [{ id: 'distribution' }],
  settings: [stageSpec],
  defaultSize: { width: 800, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
