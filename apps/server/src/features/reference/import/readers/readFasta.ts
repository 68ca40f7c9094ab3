import { ImportFault } from '../importFault.ts';
import { linesOf } from '../linesOf.ts';
import type { UniprotEntry } from '../uniprot/model.ts';
import type { Reader } from './model.ts';
import { proteinWriter } from './proteins.ts';
import { massOf } from './massOf.ts';

type Sequence = { readonly header: string; readonly line: number; readonly residues: string };

/** The sequences of a FASTA file. @throws {ImportFault} When it is another file, or a header has no sequence. */
async function* sequencesOf(path: string): AsyncGenerator<Sequence> {
  let header = '';
  let at = 0;
  let parts: string[] = [];
  const read = (): Sequence => {
    const residues = parts.join('').toUpperCase().replace(/\*+$/, '');
    if (residues === '') throw new ImportFault(`“${header.slice(0, 40)}”之下没有序列`, at);
    const odd = /[^A-Z*]/.exec(residues);
    if (odd) throw new ImportFault(`“${header.slice(0, 40)}”的序列中有“${odd[0]}”`, at);
    return { header, line: at, residues };
  };
  for await (const { first, lines } of linesOf(path))
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index]!;
      if (line.startsWith('>')) {
        if (at > 0) yield read();
        [header, at, parts] = [line.slice(1).trim(), first + index, []];
      } else if (at > 0) parts.push(line.replace(/\s+/g, ''));
      else if (line.trim() !== '')
        throw new ImportFault('FASTA 文件应以“>”开头的标题行开始；UniProt 文本格式请用 uniprot 导入', first + index);
    }
  if (at > 0) yield read();
}

/** `OS=Mus musculus OX=10090 GN=Alb PE=1 SV=3` at the end of a header of UniProt. */
const fieldOf = (text: string, key: string): string =>
  new RegExp(`(?:^| )${key}=(.*?)(?= [A-Z]{2}=|$)`).exec(text)?.[1] ?? '';

/** What a header says: of UniProt (`sp|P02768|ALBU_HUMAN Albumin OS=…`), or an id and a description of one's own. */
function entryOf({ header, residues }: Sequence, taxon: number): UniprotEntry {
  const [id = '', ...words] = header.split(/\s+/);
  const rest = words.join(' ');
  const [, database = '', accession = id, entryName = id] = /^(sp|tr)\|([^|]+)\|(\S+)$/.exec(id) ?? [];
  const own = Number(fieldOf(rest, 'OX')) || taxon;
  const gene = fieldOf(rest, 'GN');
  return {
    accessions: [accession],
    entryName,
    reviewed: database === 'sp',
    name: rest.replace(/ ?\b[A-Z]{2}=.*$/, ''),
    otherNames: [],
    ec: [],
    genes: gene ? [gene] : [],
    organism: fieldOf(rest, 'OS') || `NCBI 物种 ${own}`,
    taxon: own,
    lineage: [],
    // A header without it says nothing of evidence; UniProt's 5 would say that the protein is doubted.
    existence: Number(fieldOf(rest, 'PE')) || 0,
    fragment: /\(fragments?\)/i.test(rest),
    keywords: [],
    comments: [],
    features: [],
    go: [],
    xrefs: [],
    sequence: residues,
    mass: massOf(residues),
    checksum: '',
    dates: [],
    licence: '',
    generation: 'none',
  };
}

/** Longer words of these letters alone are no proteins. */
const nucleotides = /^[ACGTUN]{30,}$/;

/** Proteins as FASTA, one's own or of UniProt; `--taxon` is the species of those whose header names none. */
export const readFasta: Reader = async (path, { taxon }, write, summary) => {
  const proteins = proteinWriter(write, summary);
  let genetic = 0;
  for await (const sequence of sequencesOf(path)) {
    const entry = entryOf(sequence, taxon);
    if (entry.accessions[0] === '' || entry.accessions[0]!.length > 40)
      throw new ImportFault('标题行的编号应为 1 到 40 个字符', sequence.line);
    if (entry.taxon === 0)
      throw new ImportFault('标题行没有写明物种（OX=），请用 --taxon 给出，例如 --taxon 10090', sequence.line);
    if (taxon > 0 && entry.taxon !== taxon) {
      summary.skipped += 1;
      continue;
    }
    if (nucleotides.test(sequence.residues)) genetic += 1;
    await proteins.put(entry, sequence.line);
  }
  if (genetic > 0 && genetic === summary.entries) throw new ImportFault('这些是核酸序列，请先翻译成蛋白序列再导入');
  await proteins.end();
};
