import { ImportFault } from '../importFault.ts';
import { linesOf } from '../linesOf.ts';

const mostLines = 200_000;
type EntryLines = { readonly lines: readonly string[]; readonly first: number };

/** The entries of a flat file as lines. @throws {ImportFault} When it is another file, or ends within an entry. */
export async function* entriesOf(path: string): AsyncGenerator<EntryLines> {
  let lines: string[] = [];
  let start = 1;
  for await (const part of linesOf(path)) {
    for (let index = 0; index < part.lines.length; index += 1) {
      const line = part.lines[index]!;
      const at = part.first + index;
      if (lines.length === 0) {
        if (line.trim() === '') continue;
        ensureEntry(line, at);
        start = at;
      }
      if (line.startsWith('//')) {
        yield { lines, first: start };
        lines = [];
      } else lines.push(line);
      if (lines.length > mostLines)
        throw new ImportFault(`从这里开始的条目超过 ${mostLines} 行，没有结束标记 //`, start);
    }
  }
  if (lines.length > 0) {
    const name = /^ID\s+(\S+)/.exec(lines[0]!)?.[1] ?? '';
    throw new ImportFault(`文件在条目 ${name} 中途结束（没有 //），很可能没有下载完整，请重新下载`, start);
  }
}

function ensureEntry(line: string, at: number): void {
  if (line.startsWith('ID   ')) return;
  if (line.startsWith('<')) throw new ImportFault('这是网页或 XML，请下载 UniProt 的文本格式（.dat 或 .txt）', at);
  if (line.startsWith('>')) throw new ImportFault('这是 FASTA 序列，请下载 UniProt 的文本格式（.dat 或 .txt）', at);
  throw new ImportFault(
    `条目应以“ID   ”开头，这里是“${line.slice(0, 30)}”，请下载 UniProt 的文本格式（.dat 或 .txt）`,
    at,
  );
}
