import type { EChartsOption } from 'echarts';
import type { ChartInput } from '../model/index.ts';
import { chartColors, fontFamily } from '../theme/index.ts';

/** Narrower than this a figure stands in one column of a journal (85 mm, 114 mm) or on a phone: each pixel counts. */
const smallWidth = 440;
export const isSmall = ({ size }: ChartInput): boolean => size.width < smallWidth;

/** Pixels of tick labels as chosen, within what stays legible and fits. */
export const fontSizeOf = (input: ChartInput): number =>
  Math.min(28, Math.max(8, input.settings.fontSize ?? (isSmall(input) ? 11 : 12)));

/** Text, background and tooltip, common to every figure. */
export function baseOption(input: ChartInput): EChartsOption {
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const title = input.settings.title?.trim();
  return {
    animation: false,
    backgroundColor: 'transparent',
    textStyle: { fontFamily, fontSize, color: colors.text },
    ...(title && {
      title: {
        text: title,
        left: 'center',
        top: 8,
        textStyle: {
          fontFamily,
          fontSize: fontSize + 3,
          fontWeight: 600,
          color: colors.text,
          width: input.size.width - 24,
          overflow: 'truncate',
        },
      },
    }),
    // Names come from uploads: rich text draws on the canvas, HTML would be parsed.
    tooltip: {
      renderMode: 'richText',
      confine: true,
      backgroundColor: colors.background,
      borderColor: colors.axis,
      borderWidth: 1,
      padding: [6, 10],
      textStyle: { fontFamily, fontSize: 12, color: colors.text },
    },
  };
}

/** Pixels that the title takes at the top. */
export const titleHeight = (input: ChartInput): number => (input.settings.title?.trim() ? fontSizeOf(input) + 17 : 0);
