import { unheldIn } from '@panome/charts/glyphs';
import { textsOf } from '@panome/charts/node';

/** Collects what the fonts of PDFs could not hold, a line a file. */
export function createCharacterNotes() {
  const lines: string[] = [];
  return {
    /** @param path - Of the PDF that was made of this SVG. */
    add: (path: string, svg: string): void => {
      const { missing, replaced } = unheldIn(textsOf(svg));
      if (missing.length > 0) lines.push(`${path}：字体没有 ${missing.join(' ')}，每个写成 □，SVG 文件不受影响`);
      if (replaced.length > 0) lines.push(`${path}：字体没有 ${replaced.join(' ')} 的原形，写成同一字母的普通形`);
    },
    /** `null` when the fonts held everything. */
    text: (): string | null => (lines.length > 0 ? `${lines.join('\r\n')}\r\n` : null),
  };
}
/** The name of the file with them in an archive. */
export const characterNotesName = '字符说明.txt';
