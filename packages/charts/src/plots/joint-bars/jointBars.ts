import { maximum } from '@panome/analysis/extremes';
import {
  bestOf,
  cutSpec,
  jointTerms,
  merged,
  minusLog,
  mirroredBars,
  pSpec,
  pWords,
  sideScale,
  termCountSpec,
} from '../../parts/enrichment/index.ts';
import type { Found } from '../../parts/enrichment/index.ts';
import { counted, readable, rounded } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
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
  const { names, pColumn, terms } = jointTerms(input);
  const { own } = input.settings;
  const cut = numberOf(own, cutSpec);
  const byCount = choiceOf(own, lengthSpec) === 'overlap';
  const word = pWords(pColumn);
  const rows = bestOf(terms, merged, Math.round(numberOf(own, termCountSpec))).toReversed();
  const colors = chartColors(input.theme);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const narrow = input.size.width < 520;
  const lengthOf = (found: Found | undefined): number =>
    found ? (byCount ? found.overlap : rounded(minusLog(found.p))) : 0;
  const surely = (found: Found | undefined): boolean => found !== undefined && found.p < cut;
  const lengths = names.map((name) => rows.map(({ of }) => lengthOf(of[name])));
  const most = lengths.map(
    (values) => Math.max(byCount ? 1 : -Math.log10(cut), maximum(values)) * (narrow ? 1.3 : 1.12),
  );
  const side = (at: 0 | 1) => ({
    name: names[at],
    color: palette[at]!,
    values: lengths[at]!,
    tones: rows.map(({ of }) => (surely(of[names[at]]) ? undefined : colors.neutral)),
    labels: rows.map(({ of }) => String(of[names[at]]?.overlap ?? '')),
    scale: sideScale(most[at]!, narrow ? 2 : 4, byCount),
  });
  const grey = rows.some(({ of }) => names.some((name) => of[name] && !surely(of[name])));
  const figures = (name: string, of: 'p' | 'overlap'): number[] => rows.map((row) => row.of[name]?.[of] ?? Number.NaN);
  const both = terms.filter(({ of }) => names.every((name) => surely(of[name]))).length;

  return {
    option: mirroredBars(input, {
      axis: byCount ? '命中数' : `−log10 ${word}`,
      names: rows.map(({ name }) => name),
      left: side(0),
      right: side(1),
      more: grey ? [['不显著', colors.neutral]] : [],
    }),
    summary:
      rows.length === 0
        ? '共富集条形图：没有命中的通路。'
        : `共富集条形图：${names[0]}在左，${names[1]}在右；共 ${counted(terms.length)} 条通路，两边的${word} 都小于 ${readable(cut)} 的 ${both} 条；展示合并${word}值最小的 ${rows.length} 条，条末为命中数。`,
    data: dataTable('joint-bars', '共富集条形图', [
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
      integerColumn('first', `${names[0]}命中数`, figures(names[0], 'overlap')),
      numberColumn('first_p', `${names[0]}${word} 值`, figures(names[0], 'p')),
      integerColumn('second', `${names[1]}命中数`, figures(names[1], 'overlap')),
      numberColumn('second_p', `${names[1]}${word} 值`, figures(names[1], 'p')),
    ]),
  };
}

/** The same pathways on two sides: first omics to the left, second to the right, the most significant at the top. */
export const jointBars: ChartDefinition = {
  id: 'joint-bars',
  title: '共富集条形图',
  tables: [
    {
      id: 'omics',
      columns: [
        'omics',
        'term',
        'name',
        'overlap',
        'set_size',
        'rich_factor',
        'fold',
        'p',
        'p_adj',
        'combined_p',
        'combined_p_adj',
      ],
    },
  ],
  settings: [termCountSpec, lengthSpec, cutSpec, pSpec],
  defaultSize: { width: 760, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
