import { readable, truncateMiddle, widest } from '../../frame/index.ts';
import type { ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf } from '../../settings.ts';
import { labelOf, tableOf, texts } from '../../table/index.ts';
import type { ForestRow } from './forestRows.ts';

/** Pixels between columns, around the figure, and before the rows of a group. */
export const [gap, margin, indent] = [14, 12, 10];

export const figuresSpec = {
  id: 'figures',
  label: '写出数值',
  help: '右侧写出效应值、区间与权重',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
export const heterogeneitySpec = {
  id: 'heterogeneity',
  label: '写出异质性',
  help: '汇总行写出 I² 与异质性 P 值',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
/** In a narrower figure the numbers are left out, in a still narrower one the texts too. */
const roomy = { figures: 560, texts: 640 };

export type Drawn = Exclude<ForestRow, { kind: 'heading' }>;
export const isDrawn = (row: ForestRow): row is Drawn => row.kind !== 'heading';
/** Two decimals, so that numbers in a column compare; more for values that would become 0. */
const figure = (value: number): string =>
  Math.abs(value) < 0.095 && value !== 0
    ? readable(value, 2)
    : Math.abs(value) < 1000
      ? value.toFixed(2).replace('-', '−')
      : readable(value, 4);
export const saidOf = ({ estimate, high, low }: Drawn): string =>
  `${figure(estimate)}${Number.isFinite(low) ? `（${figure(low)}～${figure(high)}）` : ''}`;

/** What stands in columns beside the marks, and how wide each is. */
export function columnsOf(input: ChartInput, rows: readonly ForestRow[], fontSize: number) {
  const table = tableOf(input, 'rows');
  const { width } = input.size;
  const drawn = rows.filter(isDrawn);
  const grouped = rows.some(({ kind }) => kind === 'heading');
  const most = width < 480 ? 12 : 26;
  const label = (row: ForestRow) => truncateMiddle(row.label, most);
  const before = (
    [
      ['text_1', 0],
      ['text_2', 1],
    ] as const
  )
    .filter(([name]) => width >= roomy.texts && texts(table, name).some((text) => text !== ''))
    .map(([name, at]) => {
      const title = truncateMiddle(labelOf(table, name), 14);
      return {
        title,
        text: (row: Drawn) => truncateMiddle(row.texts[at], 18),
        width: widest([title, ...drawn.map((row) => truncateMiddle(row.texts[at], 18))], fontSize) + gap,
      };
    });
  const withFigures = width >= roomy.figures && booleanOf(input.settings.own, figuresSpec);
  const estimate = `${truncateMiddle(labelOf(table, 'estimate'), 12)}（${labelOf(table, 'low').replace(' 下限', '')} 区间）`;
  const weighted = drawn.some(({ kind, weight }) => kind === 'study' && Number.isFinite(weight));
  const after = withFigures
    ? [
        { title: estimate, text: saidOf, width: widest([estimate, ...drawn.map(saidOf)], fontSize) + gap },
        ...(weighted
          ? [
              {
                title: '权重',
                text: (row: Drawn) => (Number.isFinite(row.weight) ? `${row.weight.toFixed(1)}%` : ''),
                width: widest(['权重', '100.0%'], fontSize) + gap,
              },
            ]
          : []),
      ]
    : [];
  const head = truncateMiddle(labelOf(table, 'label'), most);
  const labelWidth = widest([head, ...rows.map((row) => `${label(row)}`)], fontSize) + (grouped ? indent : 0) + gap;
  return { label, head, labelWidth: Math.min(labelWidth, width * 0.42), before, after, grouped };
}
