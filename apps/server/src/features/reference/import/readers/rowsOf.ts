import { ImportFault } from '../importFault.ts';
import { linesOf } from '../linesOf.ts';

/** A table of tabs: its header first, then each row with its line. Lines that begin with `comment` are handed over. */
export async function* rowsOf(
  path: string,
  comment = '',
  onComment: (line: string) => void = () => undefined,
): AsyncGenerator<{ readonly cells: readonly string[]; readonly line: number }> {
  for await (const { first, lines } of linesOf(path)) {
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index]!;
      if (comment !== '' && line.startsWith(comment)) onComment(line);
      else if (line.trim() !== '') {
        if (first + index === 1 && line.startsWith('<'))
          throw new ImportFault('这是网页或 XML，不是制表符分隔的表格', 1);
        yield { cells: line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')), line: first + index };
      }
    }
  }
}

/** Reads a table with a header into objects. @throws {ImportFault} When a wanted column is missing. */
export async function* recordsOf(
  path: string,
  wanted: readonly string[],
  onComment?: (line: string) => void,
): AsyncGenerator<{
  readonly cell: (name: string) => string;
  readonly header: readonly string[];
  readonly line: number;
}> {
  let header: readonly string[] | null = null;
  for await (const { cells, line } of rowsOf(path, onComment ? '#' : '', onComment)) {
    if (header === null) {
      header = cells.map((name) => name.toLowerCase());
      const missing = wanted.filter((name) => !header!.includes(name));
      if (missing.length > 0)
        throw new ImportFault(`表头缺少 ${missing.join('、')} 列，实际为 ${cells.slice(0, 8).join('、')}`, line);
      continue;
    }
    const known = header;
    if (cells.length > known.length) throw new ImportFault(`有 ${cells.length} 列，表头只有 ${known.length} 列`, line);
    yield { cell: (name) => cells[known.indexOf(name)] ?? '', header: known, line };
  }
}
