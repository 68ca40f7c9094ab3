import { printed } from '../../glyphs/index.ts';
import { escapeXml } from '../../xml/index.ts';
import type { Weight } from './fonts.ts';

type FontOf = (char: string, weight: Weight) => string;

const textElement = /<text\b([^>]*)>([^<]*)<\/text>/g;
const entity = /&(?:amp|lt|gt|quot|#39|#x27);|./gsu;
const meaning: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

const unescaped = (text: string): string => text.replace(entity, (written) => meaning[written] ?? written);

/** Every text of an SVG. */
export const textsOf = (svg: string): string[] =>
  [...svg.matchAll(textElement)].map(([, , text]) => unescaped(text!)).filter((text) => text !== '');

/** Consecutive characters of one font; what no font has is written as `printed` says. */
function runs(text: string, weight: Weight, fontOf: FontOf): { font: string; text: string }[] {
  const found: { font: string; text: string }[] = [];
  for (const written of unescaped(text)) {
    for (const char of printed(written).text) {
      const font = fontOf(char, weight);
      const last = found.at(-1);
      if (last?.font === font) last.text += char;
      else found.push({ font, text: char });
    }
  }
  return found;
}

/** How far the middle of a line lies above its baseline, in sizes of the text: half the height of a capital letter. */
const middle = 0.357;

/** Fonts differ in what they call their middle: without one baseline for all, each run would stand at its own height. */
function onOneBaseline(attributes: string): string {
  const size = Number(/font-size:([\d.]+)px/.exec(attributes)?.[1] ?? 12);
  return attributes.replace('dominant-baseline="central"', `dy="${(middle * size).toFixed(3)}"`);
}

/** Gives every text of an SVG the font that holds its characters; a text of mixed scripts is split into runs. */
export function setInFonts(svg: string, fontOf: FontOf): string {
  return svg.replace(textElement, (_, attributes: string, text: string) => {
    const weight: Weight = /font-weight:(?:600|700|bold)/.test(attributes) ? 600 : 400;
    const plain = onOneBaseline(attributes).replace(/font-(?:family|weight):[^;"]*;?/g, '');
    const parts = runs(text, weight, fontOf);
    const spans = parts.map((run) => `<tspan font-family="${run.font}">${escapeXml(run.text)}</tspan>`);
    return `<text${plain} font-family="${parts[0]?.font ?? fontOf(' ', weight)}">${spans.join('')}</text>`;
  });
}
