import { ImportFault } from '../importFault.ts';
import { readComments } from './comments.ts';
import { readDescription } from './description.ts';
import { listOf, withoutEvidence } from './evidence.ts';
import { readFeatures } from './features.ts';
import type { UniprotEntry } from './model.ts';

/** Lines of one entry, without `//`. */
type EntryLines = { readonly lines: readonly string[]; /** 1-based. */ readonly first: number };

const textCodes = new Set(['ID', 'AC', 'DT', 'DE', 'GN', 'OS', 'OC', 'OX', 'CC', 'DR', 'PE', 'KW', 'FT', 'SQ']);
const aspects: Readonly<Record<string, string>> = {
  C: 'cellular_component',
  F: 'molecular_function',
  P: 'biological_process',
};

/**
 * Reads one entry of a UniProt flat file, of every generation since 2005.
 * @throws {ImportFault} With the line that cannot be right.
 */
export function parseEntry({ first, lines }: EntryLines): UniprotEntry {
  const by: Record<string, { text: string[]; at: number[] }> = {};
  const sequence: string[] = [];
  lines.forEach((line, index) => {
    const code = line.slice(0, 2);
    if (code === '  ') sequence.push(line.replace(/\s+/g, ''));
    else if (textCodes.has(code)) {
      const held = (by[code] ??= { text: [], at: [] });
      held.text.push(line.slice(5));
      held.at.push(first + index);
    } else if (!/^(R[NPCXGALT]|OG|OH|\*\*)/.test(code))
      throw new ImportFault(`“${line.slice(0, 20)}”不是 UniProt 文件的行`, first + index);
  });
  const text = (code: string, join = ' ') => by[code]?.text.join(join) ?? '';
  const all = (code: string): readonly string[] => by[code]?.text ?? [];
  const lineOf = (code: string, at = 0) => by[code]?.at[at] ?? first;

  const [, entryName, status, length] = /^(\S+)\s+(\w+);.*?(\d+) AA\./.exec(text('ID')) ?? [];
  if (entryName === undefined) throw new ImportFault('条目的第一行不是完整的 ID 行', first);
  const accessions = listOf(text('AC'));
  if (accessions.length === 0) throw new ImportFault(`条目 ${entryName} 没有登录号（AC 行）`, first);
  const residues = sequence.join('');
  if (residues.length !== Number(length))
    throw new ImportFault(
      `条目 ${entryName} 写明 ${length} 个氨基酸，序列却有 ${residues.length} 个，文件可能不完整`,
      lineOf('SQ'),
    );
  const odd = /[^A-Z*]/i.exec(residues);
  if (odd) throw new ImportFault(`条目 ${entryName} 的序列中有“${odd[0]}”`, lineOf('SQ'));
  const { features, generation } = readFeatures(all('FT'), (at) => {
    throw new ImportFault(
      `条目 ${entryName} 的特征行不能读取：${all('FT')[at]!.trim().slice(0, 60)}`,
      lineOf('FT', at),
    );
  });
  const [, mass = '0', checksum = ''] = /(\d+) MW;\s+(\w+) CRC/.exec(text('SQ')) ?? [];
  const xrefs = all('DR').map(readXref);
  return {
    accessions,
    entryName,
    reviewed: /^(Reviewed|STANDARD)$/.test(status!),
    ...readDescription(all('DE')),
    genes: readGenes(text('GN')),
    organism: withoutEvidence(text('OS')).replace(/\.$/, ''),
    taxon: Number(/NCBI_TaxID=(\d+)/.exec(text('OX'))?.[1] ?? 0),
    lineage: listOf(text('OC')),
    existence: Number(/^(\d)/.exec(text('PE'))?.[1] ?? 5),
    keywords: listOf(text('KW')),
    ...readComments(all('CC')),
    features,
    generation,
    go: xrefs.flatMap(({ db, extra, id }) => (db === 'GO' ? [readGo(id, extra)] : [])),
    xrefs: xrefs.filter(({ db }) => db !== 'GO'),
    sequence: residues.toUpperCase(),
    mass: Number(mass),
    checksum,
    dates: all('DT').map((line) => line.replace(/\.$/, '')),
  };
}

/** `Name=ALB {…}; Synonyms=A, B;`, several genes with `and` between; before 2004 `ALB OR B.` */
function readGenes(text: string): string[] {
  const values = [...text.matchAll(/(?:Name|Synonyms|OrderedLocusNames|ORFNames)=([^;]*)/g)].map(([, value]) => value!);
  const names = values.length > 0 ? values : text.replace(/\.$/, '').split(/ OR | AND |\s+and\s+/);
  return [...new Set(names.flatMap((value) => withoutEvidence(value).split(/,\s*/)).map((name) => name.trim()))].filter(
    Boolean,
  );
}

function readXref(line: string): { db: string; id: string; extra: string } {
  const [db = '', id = '', ...more] = line.replace(/\.(\s*\[[^\]]*\])?$/, '').split(/;\s*/);
  return { db, id, extra: more.filter((part) => part !== '-').join('; ') };
}

function readGo(id: string, extra: string): UniprotEntry['go'][number] {
  const [, aspect = '', name = '', evidence = ''] = /^([CFP]):(.*?)(?:; (.*))?$/.exec(extra) ?? [];
  return { id, aspect: aspects[aspect] ?? '', name, evidence };
}
