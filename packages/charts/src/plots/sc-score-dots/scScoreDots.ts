import type { ChartDefinition, ChartInput, SettingSpec } from '../../model/index.ts';
import { dotPlot } from '../../parts/dot-plot/index.ts';
import { choiceOf } from '../../settings.ts';

const valueSpec = {
  id: 'value',
  label: '颜色',
  help: '标准化得分便于看出每个集合在哪个簇最高，平均得分便于比较一个簇的各个集合',
  kind: 'choice',
  default: 'scaled',
  choices: [
    { value: 'scaled', label: '标准化得分' },
    { value: 'mean', label: '平均得分' },
  ],
} as const satisfies SettingSpec;

const draw = (input: ChartInput) => {
  const shown = choiceOf(input.settings.own, valueSpec);
  const { label } = valueSpec.choices.find(({ value }) => value === shown)!;
  return dotPlot(input, {
    id: 'sc-score-dots',
    title: '基因集得分点图',
    table: 'clusters',
    column: 'set',
    item: '基因集',
    value: { column: shown, label, signed: true },
    share: { column: 'share', label: '高分细胞' },
  });
};

/** Sets of genes across clusters: colour for the mean score, area for the share of cells above the mean of all. */
export const scScoreDots: ChartDefinition = {
  id: 'sc-score-dots',
  title: '基因集得分点图',
  tables: [{ id: 'clusters' }],
  settings: [valueSpec],
  defaultSize: { width: 760, height: 440 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'diverging',
  draw,
};
