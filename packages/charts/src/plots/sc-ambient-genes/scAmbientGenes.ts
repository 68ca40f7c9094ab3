import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { counted, extent, fontSizeOf, frame, niceScale, percent, readable, rounded } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const measureSpec = {
  id: 'measure',
  label: '排列',
  kind: 'choice',
  default: 'removed',
  choices: [
    { value: 'removed', label: '扣除的计数' },
    { value: 'removed_share', label: '扣除的比例' },
    { value: 'emptied', label: '扣为 0 的细胞数' },
  ],
} as const satisfies SettingSpec;
const topSpec = {
  id: 'top',
  label: '基因数',
  kind: 'number',
  default: 20,
  min: 3,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;
const cellsSpec = {
  id: 'cells',
  label: '至少在几个细胞中检出',
  help: '检出太少的基因比例不准，不列',
  kind: 'number',
  default: 10,
  min: 1,
  max: 1000,
  step: 1,
} as const satisfies SettingSpec;

/** What stands behind the bars. */
const behind: Readonly<Record<string, string>> = {
  removed: '；条后为占该基因全部计数的比例',
  removed_share: '',
  emptied: '；条后为占检出该基因的细胞的比例',
};

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'genes');
  const [genes, cells, share, emptied] = [
    texts(table, 'gene'),
    numbers(table, 'cells'),
    numbers(table, 'removed_share'),
    numbers(table, 'emptied'),
  ];
  const measure = choiceOf(input.settings.own, measureSpec);
  const byShare = measure === 'removed_share';
  const title = `${measureSpec.choices.find(({ value }) => value === measure)!.label}${byShare ? '（%）' : ''}`;
  const values = numbers(table, measure).map((value) => (byShare ? 100 * value : value));
  const least = numberOf(input.settings.own, cellsSpec);
  const rows = [...values.keys()]
    .filter((row) => values[row]! > 0 && cells[row]! >= least)
    .toSorted((one, other) => values[other]! - values[one]! || one - other)
    .slice(0, Math.round(numberOf(input.settings.own, topSpec)));
  const upwards = rows.toReversed();
  const main = paletteColors(input.settings.palette, 'categorical', input.theme)[0]!;
  const written = (row: number): string =>
    measure === 'emptied' ? percent(emptied[row]! / cells[row]!) : byShare ? '' : percent(share[row]!);
  const [, high] = extent(rows.map((row) => values[row]!)) ?? [0, 1];
  // Room for what stands behind the longest bar.
  const scale = niceScale(0, high * (byShare ? 1 : 1 + Math.min(0.3, 62 / input.size.width)), {
    zero: true,
    ticks: input.size.width < 480 ? 4 : 6,
  });
  return {
    option: {
      ...frame(input, {
        x: { title, scale: byShare ? { ...scale, max: Math.min(100, scale.max) } : scale },
        y: { title: '', names: upwards.map((row) => genes[row]!) },
      }),
      series: [
        {
          type: 'bar',
          name: title,
          barCategoryGap: '30%',
          data: upwards.map((row) => ({
            name: genes[row]!,
            value: rounded(values[row]!),
            itemStyle: { color: main },
            label: {
              show: !byShare,
              position: 'right' as const,
              formatter: written(row),
              fontFamily,
              fontSize: fontSizeOf(input) - 1,
              color: chartColors(input.theme).text,
            },
          })),
        },
      ],
    },
    summary:
      rows.length === 0
        ? '扣除最多的基因：没有基因被扣除。'
        : `扣除最多的基因：${title}最高的 ${counted(rows.length)} 个，最高的是 ${genes[rows[0]!]!}（${readable(values[rows[0]!]!, 3)}）${behind[measure]!}。`,
    data: dataTable('sc-ambient-genes', '扣除最多的基因', [
      textColumn(
        'gene',
        '基因',
        rows.map((row) => genes[row]!),
      ),
      numberColumn(
        'value',
        title,
        rows.map((row) => values[row]!),
      ),
      textColumn('share', '占该基因的比例', rows.map(written)),
    ]),
  };
}

/** The genes of which most was taken away. */
export const scAmbientGenes: ChartDefinition = {
  id: 'sc-ambient-genes',
  title: '扣除最多的基因',
  tables: [{ id: 'genes' }],
  settings: [measureSpec, topSpec, cellsSpec],
  defaultSize: { width: 640, height: 520 },
  common: ['title', 'axisTitles', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
