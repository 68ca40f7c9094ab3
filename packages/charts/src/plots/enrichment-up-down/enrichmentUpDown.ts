import { maximum } from '@panome/analysis/extremes';
import {
  bestOf,
  cutSpec,
  eachSideSpec,
  minusLog,
  mirroredBars,
  pSpec,
  pWords,
  sideScale,
  sideTerms,
} from '../../parts/enrichment/index.ts';
import type { SideTerm } from '../../parts/enrichment/index.ts';
import { readable, rounded } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const lengthSpec = {
  id: 'length',
  label: '条的长度',
  kind: 'choice',
  default: 'minus_log',
  choices: [
    { value: 'minus_log', label: '−log10 P' },
    { value: 'overlap', label: '命中数' },
  ],
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const { pColumn, terms } = sideTerms(input);
  const { own } = input.settings;
  const [count, cut] = [Math.round(numberOf(own, eachSideSpec)), numberOf(own, cutSpec)];
  const byCount = choiceOf(own, lengthSpec) === 'overlap';
  const word = pWords(pColumn);
  const lengthOf = ({ of }: SideTerm, side: 'up' | 'down'): number =>
    of[side] ? (byCount ? of[side].overlap : rounded(minusLog(of[side].p))) : 0;
  // From the most significant fall at the bottom to the most significant rise at the top.
  const rows = [...new Set([...bestOf(terms, 'up', count), ...bestOf(terms, 'down', count)])].toSorted(
    (a, b) => lengthOf(a, 'up') - lengthOf(a, 'down') - (lengthOf(b, 'up') - lengthOf(b, 'down')),
  );
  const colors = chartColors(input.theme);
  const narrow = input.size.width < 520;
  const side = (way: 'up' | 'down', name: string, color: string) => {
    const values = rows.map((row) => lengthOf(row, way));
    return {
      name,
      color,
      values,
      tones: rows.map(({ of }) => (of[way] && of[way].p < cut ? undefined : colors.neutral)),
      labels: rows.map(({ of }) => (of[way] ? String(of[way].overlap) : '')),
      scale: sideScale(
        Math.max(byCount ? 1 : -Math.log10(cut), maximum(values)) * (narrow ? 1.3 : 1.12),
        narrow ? 2 : 4,
        byCount,
      ),
    };
  };
  const grey = rows.some(({ of }) => (['up', 'down'] as const).some((way) => of[way] && !(of[way].p < cut)));
  const significant = (way: 'up' | 'down'): number => terms.filter(({ of }) => of[way] && of[way].p < cut).length;
  const figures = (way: 'up' | 'down', of: 'p' | 'overlap'): number[] =>
    rows.map((row) => row.of[way]?.[of] ?? Number.NaN);

  return {
    option: mirroredBars(input, {
      axis: byCount ? '命中数' : `−log10 ${word}`,
      names: rows.map(({ name }) => name),
      left: side('down', '下调', colors.down),
      right: side('up', '上调', colors.up),
      more: grey ? [['不显著', colors.neutral]] : [],
    }),
    summary:
      rows.length === 0
        ? '上下调富集条形图：没有富集的条目。'
        : `上下调富集条形图：上调特征显著富集于 ${significant('up')} 个条目，下调特征 ${significant('down')} 个（${word} < ${readable(cut)}）；每个方向展示最显著的 ${count} 个，条末为命中数。`,
    data: dataTable('enrichment-up-down', '上下调富集条形图', [
      textColumn(
        'term',
        '条目',
        rows.map(({ term }) => term),
      ),
      textColumn(
        'name',
        '名称',
        rows.map(({ name }) => name),
      ),
      integerColumn('up', '上调命中数', figures('up', 'overlap')),
      numberColumn('up_p', `上调${word} 值`, figures('up', 'p')),
      integerColumn('down', '下调命中数', figures('down', 'overlap')),
      numberColumn('down_p', `下调${word} 值`, figures('down', 'p')),
    ]),
  };
}

/** Terms of the rising features to the right and of the falling ones to the left. */
export const enrichmentUpDown: ChartDefinition = {
  id: 'enrichment-up-down',
  title: '上下调富集条形图',
  tables: [
    {
      id: 'directions',
      columns: ['direction', 'term', 'name', 'overlap', 'set_size', 'rich_factor', 'fold', 'p', 'p_adj'],
    },
  ],
  settings: [lengthSpec, cutSpec, eachSideSpec, pSpec],
  defaultSize: { width: 760, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'legend'],
  draw,
};
