import { groupBox } from './groupBox.ts';
import { groupScale } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { dataTable, numberColumn, numbers, numericNames, tableOf, textColumn, texts } from '../../table/index.ts';

const countSpec = {
  id: 'features',
  label: '模块数',
  help: '从最大的模块起；填写了“标注的名称”时只画所填的',
  kind: 'number',
  default: 6,
  min: 1,
  max: 24,
  step: 1,
} as const satisfies SettingSpec;
const pointsSpec = { id: 'points', label: '显示样本点', kind: 'boolean', default: true } as const satisfies SettingSpec;
const prefix = 'ME';
const everyone = '全部样本';

function draw(input: ChartInput): ChartDrawing {
  const eigengenes = tableOf(input, 'eigengenes');
  const samples = texts(eigengenes, 'sample');
  const scale = groupScale(input);
  const modules = numericNames(eigengenes).filter((name) => name.startsWith(prefix) && name !== `${prefix}grey`);
  const groups = samples.map((sample) => (input.groups ? scale.levelOf(sample) : everyone));
  const known = Array.from(samples.keys()).filter((at) => groups[at] !== '');
  const rows = modules.flatMap((name) =>
    known.map((at) => ({
      module: name.slice(prefix.length),
      group: groups[at]!,
      sample: samples[at]!,
      value: numbers(eigengenes, name)[at]!,
    })),
  );
  const top = dataTable('top', '特征向量', [
    textColumn(
      'feature',
      '模块',
      rows.map(({ module }) => module),
    ),
    textColumn(
      'group',
      '组',
      rows.map(({ group }) => group),
    ),
    textColumn(
      'sample',
      '样本',
      rows.map(({ sample }) => sample),
    ),
    numberColumn(
      'value',
      '特征向量',
      rows.map(({ value }) => value),
    ),
  ]);
  const drawing = groupBox.draw({
    ...input,
    settings: { ...input.settings, yTitle: input.settings.yTitle ?? '特征向量' },
    tables: { top },
  });
  return {
    ...drawing,
    summary: `模块特征向量箱线图：${modules.length} 个模块在${input.groups ? ` ${[...new Set(groups.filter(Boolean))].join('、')} 各组` : '全部样本中'}的分布；箱体为四分位数，须到最小值和最大值。`,
  };
}

/** The eigengene of each module by group. */
export const wgcnaEigengenes: ChartDefinition = {
  id: 'wgcna-eigengenes',
  title: '模块特征向量箱线图',
  tables: [{ id: 'eigengenes' }],
  settings: [countSpec, pointsSpec],
  defaultSize: { width: 820, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  pointSize: 5,
  paletteKind: 'categorical',
  draw,
};
