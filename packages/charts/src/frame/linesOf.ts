import { textWidth } from './text.ts';

/**
 * A name in at most so many lines of a width: broken at blanks, and within words and Chinese where there is none; what
 * does not fit ends in ….
 */
export function linesOf(name: string, width: number, fontSize: number, most: number): string[] {
  const pieces = name.match(/[A-Za-z0-9'’()[\],.:;+\-/]+\s*|\s+|./gu) ?? [];
  const lines: string[] = [];
  let line = '';
  const fits = (text: string): boolean => textWidth(text.trimEnd(), fontSize) <= width;
  for (let at = 0; at < pieces.length; at += 1) {
    let piece = pieces[at]!;
    if (fits(line + piece)) {
      line += piece;
      continue;
    }
    if (line !== '') {
      lines.push(line.trimEnd());
      line = '';
    }
    while (!fits(piece) && Array.from(piece).length > 1) {
      const characters = Array.from(piece);
      let taken = characters.length - 1;
      while (taken > 1 && !fits(characters.slice(0, taken).join(''))) taken -= 1;
      lines.push(characters.slice(0, taken).join(''));
      piece = characters.slice(taken).join('');
    }
    line = piece.trimStart();
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  if (lines.length <= most) return lines.length > 0 ? lines : [''];
  let last = Array.from(lines[most - 1]!);
  while (last.length > 0 && !fits(`${last.join('')}…`)) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.join('')}…`];
}
