import type { BarSeriesOption } from 'echarts';
import { frame, percent, rounded, truncateMiddle } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { choiceOf } from '../../settings.ts';
import { categoryScale } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { othersColor } from '../../parts/taxa-colors/index.ts';
import { chartColors } from '../../theme/index.ts';

const sortSpec = {
  id: 'sort',
  label: '样本的次序',
  kind: 'choice',
  default: 'table',
  choices: [
    { value: 'table', label: '与数据表相同' },
    { value: 'first', label: '按平均占比最大的来源' },
    { value: 'unknown', label: '按未知来源' },
  ],
} as const satisfies SettingSpec;
const unknown = '未知来源';

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'shares');
  const [sink, source, share] = [texts(table, 'sink'), texts(table, 'source'), numbers(table, 'share')];
  const sources = [...new Set(source)];
  const at = new Map(sink.map((name, row) => [`${name}\n${source[row]!}`, 100 * share[row]!]));
  const value = (name: string, of: string): number => at.get(`${name}\n${of}`) ?? 0;
  const all = [...new Set(sink)];
  const mean = (of: string): number => all.reduce((sum, name) => sum + value(name, of), 0) / all.length;
  const known = sources.filter((one) => one !== unknown);
  const first = known.reduce((best, one) => (mean(one) > mean(best) ? one : best), known[0]!);
  const sort = choiceOf(input.settings.own, sortSpec);
  const sinks =
    sort === 'table'
      ? all
      : all.toSorted(
          (one, other) =>
            value(other, sort === 'first' ? first : unknown) - value(one, sort === 'first' ? first : unknown),
        );
  const scale = categoryScale(input, known);
  const colorOf = (one: string): string => (one === unknown ? othersColor(input) : scale.color(one));
  const wide = sinks.length <= 60;
  const background = chartColors(input.theme).background;
  const legend = sources.map((one) => truncateMiddle(one, 24));
  return {
    option: {
      ...frame(input, {
        x: { title: '', names: sinks.map((name) => truncateMiddle(name, 20)) },
        y: { title: '来源比例（%）', scale: { min: 0, max: 100, interval: 20 } },
        legend,
      }),
      // The stack grows upwards, the legend reads downwards.
      series: sources
        .map((one, place): BarSeriesOption => ({
          type: 'bar',
          name: legend[place]!,
          stack: 'sources',
          barCategoryGap: wide ? '16%' : '0%',
          barMaxWidth: 56,
          itemStyle: { color: colorOf(one), ...(wide && { borderColor: background, borderWidth: 0.4 }) },
          data: sinks.map((name) => rounded(value(name, one))),
          emphasis: { disabled: true },
        }))
        .toReversed(),
    } as ChartDrawing['option'],
    summary: `来源比例堆叠柱状图：${sinks.length} 个受纳样本、${sources.length} 个来源，平均比例为 ${sources.map((one) => `${one} ${percent(mean(one) / 100)}`).join('、')}。`,
    data: table,
  };
}

/** Of each sample the shares of the sources it is mixed of. */
export const sourceShares: ChartDefinition = {
  id: 'source-shares',
  title: '来源比例堆叠柱状图',
  tables: [{ id: 'shares' }],
  settings: [sortSpec],
  defaultSize: { width: 800, height: 480 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
