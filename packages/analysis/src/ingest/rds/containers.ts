import type { FileParts, NamedMatrix } from '../parts/content.ts';
import { isOf, itemsByName } from './classes.ts';
import { frameTable, isFrame, namesOfRows } from './frames.ts';
import { isNumericMatrix, isTextMatrix, namedMatrix, textTable, type Names } from './matrices.ts';
import { attribute, listOf, numberAt, textsOf, vectorOf, type RNode } from './nodes.ts';
import { createParts, type PartsBuilder } from './partsBuilder.ts';
import { seuratParts } from './seurat.ts';

const SYMBOLS = [
  'Symbol',
  'symbol',
  'gene_name',
  'gene_symbol',
  'gene_symbols',
  'SYMBOL',
  'external_gene_name',
  'hgnc_symbol',
  'feature_name',
];
const ENSEMBL = /^ENS[A-Z]{0,6}G\d{11}/u;

/** What an object of a known class holds; `undefined` for any other. */
export function containerParts(node: RNode): FileParts | undefined {
  if (isOf(node, 'Seurat')) return seuratParts(node);
  if (isOf(node, 'phyloseq')) return phyloseq(node);
  if (attribute(node, 'assays') && attribute(node, 'colData')) return experiment(node);
  if (attribute(node, 'assayData')) return expressionSet(node);
  if (isOf(node, 'DGEList', 'EList', 'EListRaw', 'MAList')) return limmaList(node);
  return undefined;
}

/** Of edgeR and limma: a list of a matrix and what describes its samples and genes. */
function limmaList(node: RNode): FileParts | undefined {
  const items = itemsByName(node);
  const parts = createParts();
  for (const name of ['counts', 'E', 'M', 'A', 'weights']) addMatrix(parts, name, items.get(name));
  addFrame(parts, 'samples', items.get('samples'), 'sample');
  addFrame(parts, 'targets', items.get('targets'), 'sample');
  addFrame(parts, 'genes', items.get('genes'), 'gene');
  return parts.done();
}

/** Of Biobase: matrices of features × samples in an environment or a list. */
function expressionSet(node: RNode): FileParts | undefined {
  const parts = createParts();
  const assays = itemsByName(attribute(node, 'assayData'));
  for (const name of [...assays.keys()].toSorted((a, b) => Number(b === 'exprs') - Number(a === 'exprs')))
    addMatrix(parts, name, assays.get(name));
  addFrame(parts, 'pData', attribute(attribute(node, 'phenoData'), 'data'), 'sample');
  addFrame(parts, 'fData', attribute(attribute(node, 'featureData'), 'data'), 'feature');
  return parts.done();
}

/** Of Bioconductor: SummarizedExperiment and what is built on it, such as DESeqDataSet and SingleCellExperiment. */
function experiment(node: RNode): FileParts | undefined {
  const parts = createParts();
  const cells = attribute(node, 'int_colData') !== undefined;
  const rows = attribute(node, 'elementMetadata');
  const ranges = attribute(node, 'rowRanges');
  const described = ranges ? (attribute(ranges, 'elementMetadata') ?? rows) : rows;
  const names: Names = {
    rows: textsOf(attribute(node, 'NAMES')) ?? namesOfRanges(ranges) ?? namesOfRows(rows),
    columns: namesOfRows(attribute(node, 'colData')),
  };
  const assays = assaysOf(attribute(node, 'assays'));
  assays.forEach(([name, assay]) => {
    if (isNumericMatrix(assay)) parts.matrix(name, () => withSymbols(namedMatrix(assay, names), described));
    else if (!isTextMatrix(assay)) parts.unread(name, assay);
  });
  addFrame(parts, 'colData', attribute(node, 'colData'), cells ? 'cell' : 'sample', names.columns);
  if (described && isFrame(described) && (listOf(attribute(described, 'listData'))?.items.length ?? 0) > 0)
    addFrame(parts, 'rowData', described, 'gene', names.rows);
  return parts.done(cells ? 'colData' : undefined, ['counts', ...assays.map(([name]) => name)]);
}

/** The matrices, wherever a version of the package keeps them. */
function assaysOf(node: RNode | undefined): (readonly [string, RNode])[] {
  const held = node?.kind === 'environment' ? node : attribute(node, '.xData');
  const data = attribute(node, 'data') ?? (held ? itemsByName(held).get('data') : undefined);
  const list = listOf(attribute(data, 'listData') ?? data ?? node);
  const names = textsOf(attribute(list, 'names')) ?? [];
  return (list?.items ?? []).map((item, at) => [names[at] || `assay ${at + 1}`, item]);
}

function namesOfRanges(ranges: RNode | undefined): string[] | undefined {
  const from = attribute(attribute(ranges, 'ranges'), 'NAMES') ?? attribute(attribute(ranges, 'partitioning'), 'NAMES');
  return textsOf(from);
}

/** Symbols and kinds of features from the table of the genes, where the ids are those of Ensembl. */
function withSymbols(named: NamedMatrix, described: RNode | undefined): NamedMatrix {
  const ids = named.genes.map(([id]) => id!);
  const columns = itemsByName(attribute(described, 'listData'));
  const symbolName = SYMBOLS.find((name) => columns.has(name));
  const words = (name: string | undefined): string[] | undefined => {
    const found = name === undefined ? undefined : textsOf(columns.get(name));
    return found?.length === ids.length ? found : undefined;
  };
  const symbols = ids.filter((id) => ENSEMBL.test(id)).length > ids.length / 2 ? words(symbolName) : undefined;
  const kinds = words('Type');
  return symbols || kinds
    ? { ...named, genes: ids.map((id, gene) => [id, symbols?.[gene] || id, kinds?.[gene] ?? '']) }
    : named;
}

/** Communities: the table with its taxonomy beside it, the taxonomy and the table of samples. */
function phyloseq(node: RNode): FileParts | undefined {
  const parts = createParts();
  const [table, taxa] = [attribute(node, 'otu_table'), attribute(node, 'tax_table')];
  if (table && isNumericMatrix(table)) {
    const flag = vectorOf(attribute(table, 'taxa_are_rows'));
    parts.matrix('otu_table', () => namedMatrix(table, {}, flag !== undefined && numberAt(flag, 0) === 0));
    if (isTextMatrix(taxa))
      parts.annotate(() =>
        lineagesOf(textTable(taxa), namedMatrix(table, {}, flag !== undefined && numberAt(flag, 0) === 0).genes),
      );
  }
  if (isTextMatrix(taxa)) parts.table('tax_table', () => textTable(taxa, 'feature'));
  addFrame(parts, 'sam_data', attribute(node, 'sam_data'), 'sample');
  return parts.done();
}

/** The ranks of each feature in one word; ranks that are not known at the end are left out. */
function lineagesOf(
  { columns, header }: ReturnType<typeof textTable>,
  genes: NamedMatrix['genes'],
): string[] | undefined {
  const [names, ...ranks] = columns;
  if (!names || ranks.length === 0) return undefined;
  const rowOf = new Map(Array.from({ length: names.length }, (_, row) => [names.at(row), row] as const));
  const letters = header.slice(1).map(
    (rank) =>
      ({
        kingdom: 'k',
        domain: 'd',
        superkingdom: 'd',
        phylum: 'p',
        class: 'c',
        order: 'o',
        family: 'f',
        genus: 'g',
        species: 's',
      })[rank.toLowerCase()],
  );
  return genes.map(([id]) => {
    const row = rowOf.get(id);
    const words = row === undefined ? [] : ranks.map((rank, at) => prefixed(rank.at(row) ?? '', letters[at]));
    while (words.length > 0 && words.at(-1) === '') words.pop();
    return words.map((word, at) => word || `${letters[at] ?? ''}__`).join('; ');
  });
}

const prefixed = (word: string, letter: string | undefined): string =>
  word === '' || letter === undefined || /^[a-z]{1,2}__/u.test(word) ? word : `${letter}__${word}`;

function addMatrix(parts: PartsBuilder, name: string, node: RNode | undefined): void {
  if (node && isNumericMatrix(node)) parts.matrix(name, () => namedMatrix(node));
  else if (node && node.kind !== 'null') parts.unread(name, node);
}

function addFrame(
  parts: PartsBuilder,
  name: string,
  node: RNode | undefined,
  first: string,
  names?: readonly string[],
): void {
  if (node && isFrame(node)) parts.table(name, () => frameTable(node, first, names));
}

/** A distance as `dist()` gives it: the lower triangle by columns. */
export function distanceParts(node: RNode): FileParts | undefined {
  const values = vectorOf(node);
  const size = vectorOf(attribute(node, 'Size'));
  if (!values || !size || !isOf(node, 'dist')) return undefined;
  const length = numberAt(size, 0);
  if (values.length !== (length * (length - 1)) / 2) return undefined;
  const names = textsOf(attribute(node, 'Labels')) ?? Array.from({ length }, (_, at) => String(at + 1));
  const value = (row: number, column: number): string => {
    const [low, high] = row < column ? [row, column] : [column, row];
    return row === column ? '0' : String(numberAt(values, low * length - (low * (low + 1)) / 2 + high - low - 1));
  };
  const parts = createParts();
  parts.table('dist', () => ({
    header: ['id', ...names],
    columns: [names, ...names.map((_, column) => ({ length, at: (row: number) => value(row, column) }))],
  }));
  return parts.done();
}
