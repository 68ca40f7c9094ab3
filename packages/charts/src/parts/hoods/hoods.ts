import type { Options } from '@panome/analysis/model';
import { oneContrast } from '../contrast/index.ts';
import { fontSizeOf, titleHeight } from '../../frame/index.ts';
import type { ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numberOf } from '../../settings.ts';
import { circle, words } from '../../shapes/index.ts';
import { labelOf, numbers, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { colorBar, sideOf } from '../value-map/index.ts';

export const fdrSpec = {
  id: 'fdr',
  label: '空间 FDR 阈值',
  help: '小于它的邻域着色',
  kind: 'number',
  default: 0.1,
  min: 1e-6,
  max: 1,
  step: 0.01,
} as const satisfies SettingSpec;

/** The threshold of the run, so that the default figure agrees with the table. */
export const runFdr = (options: Options): Readonly<Record<string, number>> => ({
  [fdrSpec.id]: typeof options['p'] === 'number' && options['p'] > 0 ? options['p'] : fdrSpec.default,
});

/**
 * The neighbourhoods of one comparison with the colours of their changes; `color` is `null` where nothing is
 * significant.
 */
export type Hoods = {
  readonly name: string;
  readonly counted: NonNullable<ChartDrawing['counted']>;
  readonly ids: readonly string[];
  readonly cluster: readonly string[];
  readonly share: Float64Array;
  readonly size: Float64Array;
  readonly log2fc: Float64Array;
  readonly fdr: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly xTitle: string;
  readonly yTitle: string;
  readonly color: readonly (string | null)[];
  readonly bound: number;
  readonly ramp: readonly string[];
  readonly limit: number;
  readonly up: number;
  readonly down: number;
};

export function hoodsOf(input: ChartInput): Hoods {
  const { counted, name, table } = oneContrast(input, 'result');
  const limit = numberOf(input.settings.own, fdrSpec, runFdr(input.options)[fdrSpec.id]);
  const [log2fc, fdr] = [numbers(table, 'log2fc'), numbers(table, 'p_adj')];
  const significant = Array.from(fdr, (value) => value < limit);
  const far = log2fc.reduce(
    (most, value, at) =>
      Number.isFinite(value) && (significant[at] || !significant.includes(true))
        ? Math.max(most, Math.abs(value))
        : most,
    0,
  );
  const bound = Number(far.toPrecision(2)) || 1;
  const ramp = paletteColors(input.settings.palette, 'diverging', input.theme);
  const color = Array.from(log2fc, (value, at) =>
    significant[at] ? ramp[Math.max(0, Math.min(255, Math.round(((value + bound) / (2 * bound)) * 255)))]! : null,
  );
  return {
    name,
    counted,
    limit,
    color,
    bound,
    ramp,
    log2fc,
    fdr,
    ids: texts(table, 'feature'),
    cluster: texts(table, 'cluster'),
    share: numbers(table, 'share'),
    size: numbers(table, 'size'),
    x: numbers(table, 'x'),
    y: numbers(table, 'y'),
    xTitle: labelOf(table, 'x'),
    yTitle: labelOf(table, 'y'),
    up: significant.filter((one, at) => one && log2fc[at]! > 0).length,
    down: significant.filter((one, at) => one && log2fc[at]! < 0).length,
  };
}

/** The colour bar, and the key for neighbourhoods without a colour. */
export function hoodKey(input: ChartInput, { bound, ramp }: Hoods, narrow: boolean): object[] {
  const colors = chartColors(input.theme);
  const fontSize = Math.min(18, fontSizeOf(input));
  const { height, width } = input.size;
  const [x, y] = narrow
    ? [width - 18 - 3.4 * fontSize, height - 18]
    : [width - sideOf(input) + 20, 14 + titleHeight(input) + 2.6 * fontSize + 140];
  return [
    ...colorBar(input, ramp, 'log2FC', [-bound, bound], narrow),
    circle(x, y, 5, { fill: colors.background, stroke: colors.neutral, lineWidth: 1.4 }),
    words('不显著', x + 10, y, { color: colors.text, fontSize: Math.min(fontSize, 13) }),
  ];
}
