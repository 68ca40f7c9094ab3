import { ImportFault } from '../importFault.ts';
import { geneEntity } from './genes.ts';
import type { Reader } from './model.ts';
import { recordsOf } from './rowsOf.ts';

const list = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

/** HGNC's `hgnc_complete_set.txt`. */
export const readHgnc: Reader = async (path, { taxon }, write, summary) => {
  if (taxon > 0 && taxon !== 9606) throw new ImportFault('HGNC 只有人的基因，--taxon 只能是 9606');
  for await (const { cell, line } of recordsOf(path, ['hgnc_id', 'symbol', 'name'])) {
    if (cell('status') !== '' && cell('status') !== 'Approved') {
      summary.skipped += 1;
      continue;
    }
    if (cell('symbol') === '') throw new ImportFault('symbol 列为空', line);
    await write(
      geneEntity({
        taxon: 9606,
        symbol: cell('symbol'),
        name: cell('name'),
        aliases: list(cell('alias_symbol')),
        former: list(cell('prev_symbol')),
        entrez: list(cell('entrez_id')),
        ensembl: list(cell('ensembl_gene_id')),
        uniprot: list(cell('uniprot_ids')),
        hgnc: [cell('hgnc_id')],
        mgi: [],
        chromosome: cell('location'),
      }),
    );
    summary.entries += 1;
  }
};

/** Our own form: `taxon symbol name entrez ensembl uniprot hgnc mgi chromosome aliases former`, lists with `|`. */
export const readGeneTable: Reader = async (path, { taxon }, write, summary) => {
  const note = (line: string) => {
    const [, key, value = ''] = /^#\s*(version|date):\s*(.*)$/.exec(line) ?? [];
    if (key === 'version') summary.version = value;
    if (key === 'date') summary.date = value;
  };
  for await (const { cell, line } of recordsOf(path, ['taxon', 'symbol'], note)) {
    const own = Number(cell('taxon'));
    if (!Number.isInteger(own) || own <= 0) throw new ImportFault(`taxon 应为物种编号，这里是“${cell('taxon')}”`, line);
    if (cell('symbol') === '') throw new ImportFault('symbol 列为空', line);
    if (taxon > 0 && own !== taxon) {
      summary.skipped += 1;
      continue;
    }
    await write(
      geneEntity({
        taxon: own,
        symbol: cell('symbol'),
        name: cell('name'),
        aliases: list(cell('aliases')),
        former: list(cell('former')),
        entrez: list(cell('entrez')),
        ensembl: list(cell('ensembl')),
        uniprot: list(cell('uniprot')),
        hgnc: list(cell('hgnc')),
        mgi: list(cell('mgi')),
        chromosome: cell('chromosome'),
      }),
    );
    summary.entries += 1;
  }
};

/** What `dbXrefs` of NCBI calls the ids of a database: `MGI:MGI:87853|Ensembl:ENSMUSG00000027596`. */
const idsIn = (xrefs: readonly string[], database: string): string[] =>
  xrefs.flatMap((xref) => (xref.startsWith(`${database}:`) ? [xref.slice(database.length + 1)] : []));

/** NCBI's `gene_info`, of one species or of many; a cell without a value is `-`. */
export const readGeneInfo: Reader = async (path, { taxon }, write, summary) => {
  const wanted = ['#tax_id', 'geneid', 'symbol', 'synonyms', 'dbxrefs', 'chromosome', 'description'];
  for await (const { cell, line } of recordsOf(path, wanted)) {
    const text = (name: string): string => (cell(name) === '-' ? '' : cell(name));
    const own = Number(text('#tax_id'));
    if (!Number.isInteger(own) || own <= 0)
      throw new ImportFault(`#tax_id 应为物种编号，这里是“${cell('#tax_id')}”`, line);
    const symbol = text('symbol_from_nomenclature_authority') || text('symbol');
    if (symbol === '') throw new ImportFault('Symbol 列为空', line);
    // Lines that hold the place of genes yet to be described.
    if ((taxon > 0 && own !== taxon) || symbol === 'NEWENTRY') {
      summary.skipped += 1;
      continue;
    }
    const xrefs = list(text('dbxrefs'));
    await write(
      geneEntity({
        taxon: own,
        symbol,
        name: text('full_name_from_nomenclature_authority') || text('description'),
        aliases: list(text('synonyms')),
        former: [],
        entrez: [text('geneid')].filter(Boolean),
        ensembl: idsIn(xrefs, 'Ensembl'),
        uniprot: [],
        hgnc: idsIn(xrefs, 'HGNC'),
        mgi: idsIn(xrefs, 'MGI'),
        chromosome: text('chromosome'),
      }),
    );
    const day = text('modification_date').replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
    if (day > summary.date) summary.date = day;
    summary.entries += 1;
  }
};
