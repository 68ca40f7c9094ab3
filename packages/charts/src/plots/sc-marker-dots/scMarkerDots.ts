import type { ChartDefinition, ChartInput, SettingSpec } from '../../model/index.ts';
import { choiceOf } from '../../settings.ts';
import { dotPlot } from '../../parts/dot-plot/index.ts';

const valueSpec = {
  id: 'value',
  label: '颜色',
  help: '标准化表达便于比较各簇，平均表达可以看出基因本身的高低',
  kind: 'choice',
  default: 'scaled',
  choices: [
    { value: 'scaled', label: '标准化表达' },
    { value: 'mean', label: '平均表达' },
  ],
} as const satisfies SettingSpec;

const draw = (input: ChartInput) => {
  const shown = choiceOf(input.settings.own, valueSpec);
  const { label } = valueSpec.choices.find(({ value }) => value === shown)!;
  return dotPlot(input, {
    id: 'sc-marker-dots',
    title: '标志基因点图',
    table: 'expression',
    column: 'gene',
    item: '基因',
    value: { column: shown, label, signed: shown === 'scaled' },
    share: { column: 'pct', label: '检出比例' },
  });
};

/** Marker genes across clusters: colour for expression, area for the share of cells that have the gene. */
export const scMarkerDots: ChartDefinition = {
  id: 'sc-marker-dots',
  title: '标志基因点图',
  tables: [{ id: 'expression' }],
  settings: [valueSpec],
  defaultSize: { width: 860, height: 440 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'diverging',
  draw,
};
