import { fontSizeOf, textWidth, titleHeight } from '../../frame/index.ts';
import type { ChartInput } from '../../model/index.ts';
import { rectangle, words, type Shape } from '../../shapes/index.ts';
import { chartColors } from '../../theme/index.ts';
import { sideOf } from '../../parts/value-map/index.ts';
import { linkShapes, type LinkLook } from './links.ts';

export type KeyItem = { readonly text: string } & (
  | { readonly fill: string; readonly strong: boolean }
  | { readonly look: LinkLook }
);

/** What the frames and arrows mean: below the bar of the colours, or above it on a narrow figure. */
export function keyShapes(input: ChartInput, items: readonly KeyItem[], narrow: boolean): Shape[] {
  const colors = chartColors(input.theme);
  const fontSize = Math.min(narrow ? 11 : 13, fontSizeOf(input));
  const swatch = 18;
  let across = 12;
  return items.flatMap((item, at): Shape[] => {
    const x = narrow ? across : input.size.width - sideOf(input) + 14;
    const y = narrow
      ? input.size.height - 42
      : 14 + titleHeight(input) + Math.min(18, fontSizeOf(input)) + 8 + 120 + 30 + at * (fontSize + 9);
    across += swatch + 5 + textWidth(item.text, fontSize) + 10;
    const mark =
      'fill' in item
        ? [
            rectangle(
              { x, y: y - 5, width: swatch, height: 10 },
              { fill: item.fill, stroke: item.strong ? colors.text : colors.axis, lineWidth: item.strong ? 1.3 : 0.7 },
            ),
          ]
        : linkShapes(
            { x: x - 1, y, width: 0, height: 0, round: true },
            { x: x + swatch + 1, y, width: 0, height: 0, round: true },
            item.look,
            colors.axis,
            1,
          );
    return [...mark, words(item.text, x + swatch + 5, y, { color: colors.text, fontSize })];
  });
}
