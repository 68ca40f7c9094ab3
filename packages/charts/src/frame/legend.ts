import type { LegendComponentOption } from 'echarts';
import type { ChartInput } from '../model/index.ts';
import { chartColors, fontFamily } from '../theme/index.ts';
import { fontSizeOf } from './style.ts';
import { textWidth, widest } from './text.ts';

export type LegendBox = { readonly option?: LegendComponentOption; readonly top: number; readonly right: number; readonly bottom: number };

const none: LegendBox = { top: 0, right: 0, bottom: 0 };
const mark = 10;
const gap = 14;

function rowsOf(names: readonly string[], fontSize: number, width: number) {
  let rows = 1;
  let used = 0;
  for (const name of names) {
    const item = mark + 6 + textWidth(name, fontSize) + gap;
    if (used > 0 && used + item > width) {
      rows++;
      used = 0;
    }
    used += item;
  }
  return rows;
}

/**
 * The legend and the room it takes. On a narrow figure it stands below the plot unless the user placed it.
 *
 * @param names - The series' names, in the order to show; the caller keeps one series of each name.
 * @param top - Where a legend at the top or on the right begins.
 */
export function legendBox(input: ChartInput, names: readonly string[], top: number): LegendBox {
  const { width } = input.size;
  const side = input.settings.legend ?? (width < 520 ? 'bottom' : 'right');
  if (side === 'none' || names.length === 0) return none;

  const fontSize = fontSizeOf(input);
  const common: LegendComponentOption = {
    data: [...names],
    itemWidth: mark,
    itemHeight: mark,
    itemGap: gap,
    textStyle: { fontFamily, fontSize, color: chartColors(input.theme).text },
  };
  const line = fontSize + gap;
  if (side === 'right') {
    const itemGap = Math.max(6, fontSize - 4);
    return { ...none, right: mark + 6 + widest(names, fontSize) + 20, option: { ...common, itemGap, orient: 'vertical', align: 'left', right: 12, top } };
  }
  const height = rowsOf(names, fontSize, width - 24) * line + 4;
  return side === 'top'
    ? { ...none, top: height, option: { ...common, left: 'center', top } }
    : { ...none, bottom: height, option: { ...common, left: 'center', bottom: 6 } };
}
