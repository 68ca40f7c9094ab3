import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { counted, extent, frame, niceScale, percent, rounded } from '../../frame/index.ts';
import { groupLegend, groupScale } from '../../groups/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';

function draw(input: ChartInput): ChartDrawing {
  const profile = tableOf(input, 'profile');
  const samples = texts(profile, 'sample');
  const missing = numbers(profile, 'missing');
  const isCount = profile.columns.find(({ name }) => name === 'missing')?.kind === 'integer';
  const shown = isCount ? missing : missing.map((share) => 100 * share);
  const scale = groupScale(input);
  const legend = input.groups ? groupLegend(scale) : [];
  const worst = missing.indexOf(extent(missing)?.[1] ?? Number.NaN);
  const base = frame(input, {
    x: { title: '样本', names: samples },
    y: { title: isCount ? '缺失值个数' : '缺失比例（%）', scale: niceScale(0, extent(shown)?.[1] || 1, { ticks: 5 }) },
    legend: legend.map(({ name }) => String(name)),
    fixedLegend: true,
  });
  const said = (value: number) => (isCount ? `${counted(value)} 个` : percent(value));

  return {
    option: {
      ...base,
      series: [
        {
          type: 'bar',
          name: '缺失',
          barCategoryGap: '25%',
          barMaxWidth: 32,
          data: samples.map((sample, i) => ({
            name: sample,
            value: rounded(shown[i]!),
            itemStyle: { color: scale.color(scale.levelOf(sample)) },
          })),
        },
        ...legend,
      ],
    },
    summary:
      worst < 0
        ? '各样本的缺失值：没有样本。'
        : `各样本的缺失值：${samples.length} 个样本，最多的是 ${samples[worst]!}（${said(missing[worst]!)}）。`,
    data: profile,
  };
}

/** Missing values of each sample, coloured by group. */
export const missingProfile: ChartDefinition = {
  id: 'missing-profile',
  title: '各样本缺失情况',
  tables: [{ id: 'profile' }],
  settings: [],
  defaultSize: { width: 720, height: 360 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
