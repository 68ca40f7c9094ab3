import type { ChartDrawing } from '../model/index.ts';
import { escapeXml } from '../xml/index.ts';

const textElement = /<text\b[^>]*>([^<]*…[^<]*)<\/text>/gu;
/** As ECharts writes text. */
const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const written = (text: string): string => text.replaceAll(/[&<>"']/gu, (mark) => marks[mark]!);

/** An SVG whose shortened names say the whole one to who points at them. */
export function withTitles(svg: string, { wholeNames = {} }: ChartDrawing): string {
  const wholeOf = new Map(Object.entries(wholeNames).map(([shown, whole]) => [written(shown), whole]));
  return svg.replace(textElement, (element, text: string) => {
    const whole = wholeOf.get(text);
    return whole === undefined ? element : `<g><title>${escapeXml(whole)}</title>${element}</g>`;
  });
}
