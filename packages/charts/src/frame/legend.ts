import type { LegendComponentOption } from 'echarts';
import type { ChartInput } from '../model/index.ts';
import { chartColors, fontFamily } from '../theme/index.ts';
import { fontSizeOf, isSmall } from './style.ts';
import { textWidth, widest } from './text.ts';

export type LegendBox = {
  readonly option?: LegendComponentOption;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const none: LegendBox = { top: 0, right: 0, bottom: 0 };
const mark = 10;
const smallest = 8;
/** Below and above a horizontal legend, less the gap that its last line does not have. */
const around = 18;
/** The same in a small figure, and of it the room below. */
const [closely, edge] = [5, 3];
/**
 * A legend beside the plot on a narrow figure would leave it no width; more than this share of the height below it
 * would leave it no height.
 */
const most = 0.3;

type Look = { readonly fontSize: number; readonly gap: number };

/** Layouts of a legend, from the normal one to the smallest that is readable. */
function looksOf(fontSize: number): readonly Look[] {
  const sizes = Array.from({ length: Math.max(1, fontSize - smallest + 1) }, (_, step) => fontSize - step);
  return sizes.map((size, step) => ({ fontSize: size, gap: Math.max(5, 14 - 3 * step) }));
}

/** A mark is at least as high as its text. */
const lineOf = ({ fontSize }: Look): number => Math.max(mark, fontSize);

function rowsOf(names: readonly string[], { fontSize, gap }: Look, width: number) {
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
 * The legend and the room it takes. On a narrow figure it stands below the plot unless the user placed it; one of many
 * names is written smaller rather than take the room of the plot.
 *
 * @param names - The series' names, in the order to show; the caller keeps one series of each name.
 * @param top - Where a legend at the top or on the right begins.
 */
export function legendBox(input: ChartInput, names: readonly string[], top: number): LegendBox {
  const { height: full, width } = input.size;
  const side = input.settings.legend ?? (width < 520 ? 'bottom' : 'right');
  if (side === 'none' || names.length === 0) return none;

  const fontSize = fontSizeOf(input);
  const common = (look: Look): LegendComponentOption => ({
    data: [...names],
    itemWidth: mark,
    itemHeight: mark,
    itemGap: look.gap,
    textStyle: { fontFamily, fontSize: look.fontSize, color: chartColors(input.theme).text },
  });
  const looks = looksOf(fontSize);
  if (side === 'right') {
    const vertical = looks.map((look, step) => ({ fontSize: look.fontSize, gap: Math.max(3, fontSize - 4 - step) }));
    const look = vertical.find((one) => names.length * (lineOf(one) + one.gap) <= full - top - 8) ?? vertical.at(-1)!;
    return {
      ...none,
      right: mark + 6 + widest(names, look.fontSize) + 20,
      option: { ...common(look), orient: 'vertical', align: 'left', right: 12, top },
    };
  }
  const tight = isSmall(input);
  const heightOf = (look: Look): number =>
    rowsOf(names, look, width - 24) * (lineOf(look) + look.gap) +
    (tight ? closely - look.gap : Math.max(4, around - look.gap));
  const look = looks.find((one) => heightOf(one) <= most * full) ?? looks.at(-1)!;
  const [height, option] = [heightOf(look), common(look)];
  return side === 'top'
    ? { ...none, top: height, option: { ...option, left: 'center', top, ...(tight && { padding: 0 }) } }
    : {
        ...none,
        bottom: height,
        option: { ...option, left: 'center', ...(tight ? { bottom: edge, padding: 0 } : { bottom: 6 }) },
      };
}
