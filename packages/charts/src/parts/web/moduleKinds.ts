import type { ChartInput } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { chartColors } from '../../theme/index.ts';

const most = 8;

/**
 * Names and colours of the modules of a network, the largest first; small ones share the last. `of` finds that of a
 * module.
 */
export function moduleKinds(
  input: ChartInput,
  module: ArrayLike<number>,
): { readonly names: readonly string[]; readonly colors: readonly string[]; readonly of: (module: number) => number } {
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const count = Array.from(module).reduce((highest, one) => Math.max(highest, one), 0);
  const shown = Math.min(count, most, palette.length);
  const names = Array.from({ length: shown }, (_, at) => `模块 ${at + 1}`);
  const colors = names.map((_, at) => palette[at]!);
  return count > shown
    ? {
        names: [...names, '其他模块'],
        colors: [...colors, chartColors(input.theme).neutral],
        of: (one) => Math.min(shown, one - 1),
      }
    : { names, colors, of: (one) => one - 1 };
}
