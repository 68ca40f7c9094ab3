import { maximum } from '@panome/analysis/extremes';
import { mirroredBars, sideScale } from '../../parts/enrichment/index.ts';
import { counted, readable } from '../../frame/index.ts';
import { isColor } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { dataTable, hasColumn, integerColumn, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import {
  columnSpec,
  direction,
  fcSpec,
  judge,
  pSpec,
  runThresholds,
  thresholdsOf,
} from '../../parts/thresholds/index.ts';

function draw(input: ChartInput): ChartDrawing {
  const result = tableOf(input, 'result');
  const thresholds = thresholdsOf(input);
  const { codes: directions } = judge(result, thresholds);
  const of = hasColumn(result, 'contrast')
    ? texts(result, 'contrast')
    : Array.from({ length: result.rows }, () => '全部');
  const contrasts = [...new Set(of)];
  const place = new Map(contrasts.map((name, at) => [name, at]));
  const counts = { up: contrasts.map(() => 0), down: contrasts.map(() => 0) };
  directions.forEach((at, row) => {
    if (at !== direction.none) counts[at === direction.up ? 'up' : 'down'][place.get(of[row]!)!]! += 1;
  });

  const colors = chartColors(input.theme);
  const narrow = input.size.width < 520;
  const side = (name: string, kind: 'up' | 'down') => ({
    name,
    color: [input.settings.groupColors?.[kind]].find(isColor) ?? colors[kind],
    values: counts[kind].toReversed(),
    labels: counts[kind].toReversed().map((count) => counted(count)),
    scale: sideScale(Math.max(1, maximum(counts[kind])) * (narrow ? 1.3 : 1.12), narrow ? 2 : 4, true),
  });
  const total = (at: number): number => counts.up[at]! + counts.down[at]!;
  const most = contrasts.reduce((best, _, at) => (total(at) > total(best) ? at : best), 0);
  const rule = `差异倍数 ≥ ${readable(thresholds.fc)}，${thresholds.column === 'p' ? 'P' : '校正后 P'} < ${readable(thresholds.p)}`;
  return {
    option: mirroredBars(input, {
      axis: '差异特征数',
      names: contrasts.toReversed(),
      left: side('下调', 'down'),
      right: side('上调', 'up'),
    }),
    summary: `差异特征数（${rule}）：${contrasts.length} 个比较，最多的是 ${contrasts[most] ?? ''}，上调 ${counted(counts.up[most] ?? 0)} 个，下调 ${counted(counts.down[most] ?? 0)} 个。`,
    data: dataTable('contrast-counts', '差异特征数', [
      textColumn('contrast', '比较', contrasts),
      integerColumn('up', '上调', Float64Array.from(counts.up)),
      integerColumn('down', '下调', Float64Array.from(counts.down)),
    ]),
  };
}

/** How many features rise and how many fall in each comparison of a run. `groupColors` takes `up` and `down`. */
export const contrastCounts: ChartDefinition = {
  id: 'contrast-counts',
  title: '差异特征数',
  tables: [{ id: 'result' }],
  settings: [fcSpec, pSpec, columnSpec],
  runDefaults: (options) => ({ ...runThresholds(options) }),
  defaultSize: { width: 720, height: 360 },
  common: ['title', 'axisTitles', 'fontSize', 'legend'],
  draw,
};
