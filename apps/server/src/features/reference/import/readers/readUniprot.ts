import { ImportFault } from '../importFault.ts';
import type { PreparedProtein } from '../prepared.ts';
import { entriesOf } from '../uniprot/entriesOf.ts';
import { parseEntry } from '../uniprot/parseEntry.ts';
import { countedOf, termsOf } from '../uniprot/termsOf.ts';
import type { UniprotEntry } from '../uniprot/model.ts';
import type { Reader } from './model.ts';

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

function preparedOf(entry: UniprotEntry): PreparedProtein {
  const { accessions, checksum, comments, dates, ec, features, go, keywords, licence, lineage, otherNames, xrefs } =
    entry;
  return {
    t: 'protein',
    accession: accessions[0]!,
    entryName: entry.entryName,
    reviewed: entry.reviewed,
    name: entry.name,
    genes: entry.genes,
    taxon: entry.taxon,
    organism: entry.organism,
    length: entry.sequence.length,
    mass: entry.mass,
    existence: entry.existence,
    fragment: entry.fragment,
    sequence: entry.sequence,
    detail: JSON.stringify({
      checksum,
      secondary: accessions.slice(1),
      otherNames,
      lineage,
      ec,
      keywords,
      comments,
      features,
      go,
      xrefs,
      dates,
      licence,
    }),
    terms: termsOf(entry),
  };
}

/** A UniProt flat file, entry by entry. */
export const readUniprot: Reader = async (path, { taxon }, write, summary) => {
  const seen = new Map<string, number>();
  const counts = new Map<string, { module: string; value: string; label: string; proteins: number }>();
  const generations = { columns: 0, ranges: 0, none: 0 };
  for await (const lines of entriesOf(path)) {
    const entry = parseEntry(lines);
    if (taxon > 0 && entry.taxon !== taxon) {
      summary.skipped += 1;
      continue;
    }
    const accession = entry.accessions[0]!;
    const before = seen.get(accession);
    if (before !== undefined) throw new ImportFault(`登录号 ${accession} 已在第 ${before} 行出现过`, lines.first);
    seen.set(accession, lines.first);
    await write(preparedOf(entry));
    for (const [module, value, label] of countedOf(entry)) {
      const key = `${module} ${value}`;
      const held = counts.get(key);
      if (held) held.proteins += 1;
      else counts.set(key, { module, value, label, proteins: 1 });
    }
    generations[entry.generation] += 1;
    summary.licences.set(entry.licence, (summary.licences.get(entry.licence) ?? 0) + 1);
    summary.date = newestDay(entry.dates, summary.date);
    summary.entries += 1;
  }
  for (const count of counts.values()) await write({ t: 'count', ...count });
  if (generations.columns > 0 && generations.ranges > 0)
    summary.notes.push(
      `文件混有两代格式：${generations.columns} 个条目的特征按列排（2019 年之前），${generations.ranges} 个按区间写，都已读取；请确认不是把不同版本的文件接在了一起`,
    );
};
