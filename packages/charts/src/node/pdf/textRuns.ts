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

/** Consecutive characters of one font, still escaped. */
function runs(text: string, weight: Weight, fontOf: FontOf): { font: string; text: string }[] {
  const found: { font: string; text: string }[] = [];
  for (const [written] of text.matchAll(entity)) {
    const font = fontOf(meaning[written] ?? written, weight);
    const last = found.at(-1);
    if (last?.font === font) last.text += written;
    else found.push({ font, text: written });
  }
  return found;
}

/** Gives every text of an SVG the font that holds its characters; a text of mixed scripts is split into runs. */
export function setInFonts(svg: string, fontOf: FontOf): string {
  return svg.replace(textElement, (_, attributes: string, text: string) => {
    const weight: Weight = /font-weight:(?:600|700|bold)/.test(attributes) ? 600 : 400;
    const plain = attributes.replace(/font-family:[^;"]*;?/g, '').replace(/font-weight:[^;"]*;?/g, '');
    const parts = runs(text, weight, fontOf);
    const spans = parts.map((run) => `<tspan font-family="${run.font}">${run.text}</tspan>`);
    return `<text${plain} font-family="${parts[0]?.font ?? fontOf(' ', weight)}">${spans.join('')}</text>`;
  });
}
