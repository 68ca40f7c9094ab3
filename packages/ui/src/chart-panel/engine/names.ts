import type { ECharts } from './echarts.ts';
import type { Pixel } from './plot.ts';

/** Of the words of a figure that hold a shortened name, those with the whole one. */
export type WholeNames = Readonly<Record<string, string>>;

type Drawn = {
  readonly type: string;
  readonly invisible?: boolean;
  readonly style?: { readonly text?: string };
  readonly rectContain: (x: number, y: number) => boolean;
};

/** The whole name behind the shortened one under the pointer: of an axis, in the legend, beside a point. */
export function wholeNameAt(chart: ECharts, names: WholeNames, { x, y }: Pixel): string | null {
  if (Object.keys(names).length === 0) return null;
  const drawn = chart.getZr().storage.getDisplayList() as unknown as readonly Drawn[];
  const found = drawn.find(
    (one) =>
      one.type === 'tspan' &&
      !one.invisible &&
      one.style?.text !== undefined &&
      Object.hasOwn(names, one.style.text) &&
      one.rectContain(x, y),
  );
  return found ? names[found.style!.text!]! : null;
}

const textElement = /<text\b[^>]*>([^<]*…[^<]*)<\/text>/g;
const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark]!);

/** An SVG whose shortened names say the whole one to who points at them. */
export function withTitles(svg: string, names: WholeNames = {}): string {
  const wholeOf = new Map(Object.entries(names).map(([shown, whole]) => [escaped(shown), escaped(whole)]));
  return svg.replace(textElement, (element, text: string) => {
    const whole = wholeOf.get(text);
    return whole === undefined ? element : `<g><title>${whole}</title>${element}</g>`;
  });
}
