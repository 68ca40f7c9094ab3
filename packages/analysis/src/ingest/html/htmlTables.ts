import { createTableWriter } from '../text/byteWriter.ts';
import { checkCellCount, checkTableSize } from '../limits.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The tables of an HTML page as tab-separated bytes: many instruments save one under the name `.xls`. Only table tags
 * and the five basic entities are understood; scripts, styles and declarations are dropped.
 */
export function readHtmlTables(html: string): Buffer[] {
  const clean = ['script', 'style', 'head'].reduce(
    (rest, tag) => dropBlocks(rest, `<${tag}`, `</${tag}`),
    dropBlocks(html, '<!--', '-->'),
  );
  return [...clean.matchAll(/<table\b[^<>]*>([^]*?)(?:<\/table\s*>|$)/gi)]
    .map((match) => writeTable(match[1]!))
    .filter((bytes) => bytes.length > 0);
}

/**
 * Cuts everything from each `open` to the `close` after it, or to the end. Searches only forwards: a regular expression
 * would not.
 */
function dropBlocks(html: string, open: string, close: string): string {
  const lower = html.toLowerCase();
  const kept: string[] = [];
  let from = 0;
  for (let start = lower.indexOf(open); start !== -1; start = lower.indexOf(open, from)) {
    if (/[a-z]/.test(lower[start + open.length] ?? '') && open !== '<!--') {
      kept.push(html.slice(from, start + open.length));
      from = start + open.length;
      continue;
    }
    kept.push(html.slice(from, start));
    const end = lower.indexOf(close, start + open.length);
    if (end === -1) return kept.join('');
    from = end + close.length;
  }
  return kept.join('') + html.slice(from);
}

function writeTable(table: string): Buffer {
  const writer = createTableWriter(checkCellCount);
  let row = 0;
  for (const { 1: content } of table.matchAll(/<tr\b[^<>]*>([^]*?)(?=<tr\b|<\/tr\s*>|$)/gi)) {
    row++;
    let column = 1;
    for (const cell of content!.matchAll(/<t[dh]\b([^<>]*)>([^]*?)(?=<t[dh]\b|<\/t[dh]\s*>|$)/gi)) {
      const text = plainText(cell[2]!);
      checkTableSize(row, column);
      if (text !== '') writer.cell(row, column, text);
      column += Math.max(1, Math.min(Number(/colspan\s*=\s*["']?(\d+)/i.exec(cell[1]!)?.[1] ?? 1), 1000));
    }
  }
  return writer.finish();
}

function plainText(html: string): string {
  return html
    .replace(/<br\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/** The encoding an HTML page declares, when it does. */
export function declaredCharset(head: string): string | undefined {
  return /charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1]?.toLowerCase();
}
