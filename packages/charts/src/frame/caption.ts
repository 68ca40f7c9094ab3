import type { TitleComponentOption } from 'echarts';
import type { ChartInput } from '../model/index.ts';
import { chartColors, fontFamily } from '../theme/index.ts';
import { fontSizeOf } from './style.ts';

/** A line of words between the title and the plot, such as an overall test; cut where the figure ends. */
export const captionAt = (
  input: ChartInput,
  { left, top }: { readonly left: number; readonly top: number },
  text: string,
): TitleComponentOption => ({
  text,
  left,
  top,
  padding: 0,
  textStyle: {
    fontFamily,
    fontSize: fontSizeOf(input),
    fontWeight: 'normal',
    color: chartColors(input.theme).text,
    width: input.size.width - left - 12,
    overflow: 'truncate',
  },
});
