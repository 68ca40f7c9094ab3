import type { QuotePaper } from '../job.ts';

/** A4 at 96 pixels an inch. */
export const a4 = { width: 794, height: 1123 } as const;
const margin = 72;
const right = a4.width - margin;
const bottom = a4.height - 92;
const ink = '#1f2329';
const faint = '#5b6470';
const rule = '#d7dce2';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char]!);

type Style = { readonly size: number; readonly bold?: boolean; readonly fill?: string; readonly end?: boolean };

/** Han and full-width signs are as wide as high, Latin letters and figures little more than half. */
const widthOf = (text: string, size: number): number =>
  Array.from(text).reduce((sum, char) => sum + (/[\u2e80-\u9fff\uff00-\uffef\u3000-\u303f]/.test(char) ? 1 : 0.58), 0) *
  size;

/** Signs that must not begin a line. */
const closing = /[，。、；：！？）》”％]/;

/** Breaks a text between Han characters and between words. */
function wrap(text: string, width: number, size: number): string[] {
  const parts = text.match(/[A-Za-z0-9.,%/+~–-]+|\s+|./gu) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line !== '' && widthOf(line + part, size) > width && !closing.test(part)) {
      lines.push(line.trimEnd());
      line = part.trimStart();
    } else line += part;
  }
  return [...lines, line.trimEnd()].filter((each) => each !== '');
}

/** Writes from the top of a page to its bottom, and goes on on the next. */
class Pen {
  readonly pages: string[][] = [[]];
  y = margin + 12;

  ensure(height: number): void {
    if (this.y + height <= bottom) return;
    this.pages.push([]);
    this.y = margin + 12;
  }
  put(x: number, text: string, { bold, end, fill = ink, size }: Style): void {
    const anchor = end ? ' text-anchor="end"' : '';
    const weight = bold ? 'font-weight:600;' : '';
    this.pages
      .at(-1)!
      .push(
        `<text x="${x}" y="${this.y}" fill="${fill}"${anchor} style="font-size:${size}px;${weight}" font-size="${size}">${escaped(text)}</text>`,
      );
  }
  line(): void {
    this.pages.at(-1)!.push(`<path d="M${margin} ${this.y}H${right}" stroke="${rule}" stroke-width="1" fill="none"/>`);
  }
  paragraph(x: number, text: string, width: number, style: Style): void {
    for (const each of wrap(text, width, style.size)) {
      this.ensure(style.size * 1.7);
      this.put(x, each, style);
      this.y += style.size * 1.7;
    }
  }
}

/** The pages of a quote as SVG of A4: who and when, what it costs line by line, and what it rests on. */
export function quotePages({ facts, foot, lines, notes, service, title, total }: QuotePaper): string[] {
  const pen = new Pen();
  pen.put(margin, title, { size: 24, bold: true });
  pen.put(right, 'Panome 全组学云', { size: 13, fill: faint, end: true });
  pen.y += 18;
  pen.line();
  pen.y += 26;
  facts.forEach(([label, value], at) => {
    const x = at % 2 === 0 ? margin : margin + 330;
    pen.put(x, label, { size: 12, fill: faint });
    pen.put(x + 76, value, { size: 12 });
    if (at % 2 === 1 || at === facts.length - 1) pen.y += 22;
  });
  pen.y += 16;
  pen.paragraph(margin, service, right - margin, { size: 16, bold: true });
  pen.y += 8;
  const columns = { count: 470, each: 590, sum: right };
  const head: Style = { size: 12, fill: faint };
  pen.put(margin, '项目', head);
  pen.put(columns.count, '数量', { ...head, end: true });
  pen.put(columns.each, '单价', { ...head, end: true });
  pen.put(columns.sum, '金额', { ...head, end: true });
  pen.y += 10;
  pen.line();
  pen.y += 22;
  for (const { count, each, sum, title: name } of lines) {
    const rows = wrap(name, 300, 13);
    pen.ensure(rows.length * 20);
    pen.put(columns.count, count, { size: 13, end: true });
    pen.put(columns.each, each, { size: 13, end: true });
    pen.put(columns.sum, sum, { size: 13, end: true });
    for (const row of rows) {
      pen.put(margin, row, { size: 13 });
      pen.y += 20;
    }
    pen.y += 6;
  }
  pen.ensure(40);
  pen.line();
  pen.y += 28;
  pen.put(columns.each, '合计', { size: 14, bold: true, end: true });
  pen.put(columns.sum, total, { size: 16, bold: true, end: true });
  pen.y += 34;
  for (const note of notes) {
    if (note.lines.length === 0) continue;
    pen.ensure(60);
    pen.put(margin, note.title, { size: 13, bold: true });
    pen.y += 22;
    for (const each of note.lines) pen.paragraph(margin, each, right - margin, { size: 12 });
    pen.y += 14;
  }
  const count = pen.pages.length;
  return pen.pages.map((parts, at) => {
    const note = `<text x="${margin}" y="${a4.height - 52}" fill="${faint}" style="font-size:11px;" font-size="11">${escaped(foot)}</text>`;
    const number = `<text x="${right}" y="${a4.height - 52}" fill="${faint}" text-anchor="end" style="font-size:11px;" font-size="11">第 ${at + 1} 页，共 ${count} 页</text>`;
    return `<svg width="${a4.width}" height="${a4.height}" viewBox="0 0 ${a4.width} ${a4.height}" xmlns="http://www.w3.org/2000/svg">${parts.join('')}${note}${number}</svg>`;
  });
}
