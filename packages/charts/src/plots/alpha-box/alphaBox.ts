import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { marksSpec } from '../../parts/group-boxes/index.ts';
import { choiceOf } from '../../settings.ts';
import { labelOf, numbers, tableOf } from '../../table/index.ts';
import { indexBoxes } from '../../parts/index-boxes/index.ts';

const indexSpec = {
  id: 'index',
  label: '多样性指数',
  kind: 'choice',
  default: 'shannon',
  choices: [
    { value: 'observed', label: '观测特征数' },
    { value: 'chao1', label: 'Chao1' },
    { value: 'ace', label: 'ACE' },
    { value: 'shannon', label: 'Shannon' },
    { value: 'gini_simpson', label: 'Gini–Simpson' },
    { value: 'inv_simpson', label: '逆 Simpson' },
    { value: 'pielou', label: 'Pielou 均匀度' },
    { value: 'goods_coverage', label: 'Good 覆盖度' },
    { value: 'faith_pd', label: 'Faith PD' },
  ],
} as const satisfies SettingSpec;
const pointSize = 7;
function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'indices');
  const wanted = choiceOf(input.settings.own, indexSpec);
  // Faith's diversity is there only where a tree was given, and richness estimates only where the table holds counts.
  const given = table.columns.some(({ name }) => name === wanted) && numbers(table, wanted).some(Number.isFinite);
  const index = given ? wanted : indexSpec.default;
  const label =
    labelOf(table, index) === index
      ? indexSpec.choices.find(({ value }) => value === index)!.label
      : labelOf(table, index);
  return indexBoxes(input, { id: 'alpha-box', index, label, pointSize });
}

/** One diversity index by group: boxes, every sample, and which groups differ. */
export const alphaBox: ChartDefinition = {
  id: 'alpha-box',
  title: 'Alpha 多样性箱线图',
  tables: [{ id: 'indices' }, { id: 'tests', optional: true }],
  settings: [indexSpec, marksSpec],
  defaultSize: { width: 620, height: 480 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'pointSize', 'groups'],
  paletteKind: 'categorical',
  draw,
};
