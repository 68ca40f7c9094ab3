import { entriesOf } from '../uniprot/entriesOf.ts';
import { parseEntry } from '../uniprot/parseEntry.ts';
import type { Reader } from './model.ts';
import { proteinWriter } from './proteins.ts';

/** The newest day of a `DT` line, as `2023-09-13`. */
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
function newestDay(dates: readonly string[], known: string): string {
  return dates.reduce((newest, line) => {
    const [, day, month, year] = /^(\d{2})-([A-Z]{3})-(\d{4})/.exec(line) ?? [];
    const at = months.indexOf(month ?? '') + 1;
    const date = at > 0 ? `${year}-${String(at).padStart(2, '0')}-${day}` : '';
    return date > newest ? date : newest;
  }, known);
}

/** A UniProt flat file, entry by entry. */
export const readUniprot: Reader = async (path, { taxon }, write, summary) => {
  const proteins = proteinWriter(write, summary);
  const generations = { columns: 0, ranges: 0, none: 0 };
  for await (const lines of entriesOf(path)) {
    const entry = parseEntry(lines);
    if (taxon > 0 && entry.taxon !== taxon) {
      summary.skipped += 1;
      continue;
    }
    await proteins.put(entry, lines.first);
    generations[entry.generation] += 1;
    summary.date = newestDay(entry.dates, summary.date);
  }
  await proteins.end();
  if (generations.columns > 0 && generations.ranges > 0)
    summary.notes.push(
      `文件混有两代格式：${generations.columns} 个条目的特征按列排（2019 年之前），${generations.ranges} 个按区间写，都已读取；请确认不是把不同版本的文件接在了一起`,
    );
};
