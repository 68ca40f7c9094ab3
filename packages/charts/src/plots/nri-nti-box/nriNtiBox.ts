import { indexBoxes } from '../../parts/index-boxes/index.ts';
import { marksSpec } from '../../parts/group-boxes/index.ts';
import type { ChartDefinition, SettingSpec } from '../../model/index.ts';
import { choiceOf } from '../../settings.ts';

const indexSpec = {
  id: 'index',
  label: '指数',
  help: '虚线为 0 与 ±1.96：之上为系统发育聚集，之下为发散',
  kind: 'choice',
  default: 'nri',
  choices: [
    { value: 'nri', label: 'NRI' },
    { value: 'nti', label: 'NTI' },
  ],
} as const satisfies SettingSpec;
const pointSize = 7;

/** The relatedness of the members of each sample by group, with 0 and where a sample is unusual. */
export const nriNtiBox: ChartDefinition = {
  id: 'nri-nti-box',
  title: 'NRI 与 NTI 箱线图',
  tables: [
    { id: 'indices', columns: ['sample', 'nri', 'nti'] },
    { id: 'tests', optional: true },
  ],
  settings: [indexSpec, marksSpec],
  defaultSize: { width: 620, height: 480 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'pointSize', 'groups'],
  paletteKind: 'categorical',
  draw: (input) => {
    const index = choiceOf(input.settings.own, indexSpec);
    return indexBoxes(input, {
      id: 'nri-nti-box',
      index,
      label: index.toUpperCase(),
      lines: [-1.96, 0, 1.96],
      pointSize,
    });
  },
};
