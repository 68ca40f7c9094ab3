import type { Matrix, Taxonomy } from '../../model/index.ts';
import { openTable } from '../openTable.ts';
import type { IngestSource, OpenedTable } from '../openedTable.ts';
import { cellText } from '../text/grid.ts';
import { isLineage, lineageWords, RANKS, rankOfHeading, taxonWord, type Rank, type TaxonWord } from './lineage.ts';
import type { InputReader } from './reader.ts';
import { checkNames, sheetRows, type SheetRows } from './sheetRows.ts';

const LINEAGE_NAMES =
  /^(taxon|taxonomy|taxa|tax|lineage|consensus[ _]?lineage|classification|物种注释|物种分类|分类|注释)$/i;

/** Taxa of features, from one column per rank or from one column of lineages; what is not known is `''`. */
export const readTaxonomy: InputReader<'taxonomy'> = async (source) => {
  const sheet = sheetRows(await openLineages(source), isHeading);
  const { header, problems, rows } = sheet;
  checkNames(sheet, 0, '特征名');
  const rankColumns = [...header.keys()].slice(1).filter((column) => rankOfHeading(header[column]!) !== undefined);
  const lineage = lineageColumn(sheet);
  const read =
    rankColumns.length > 1 || (rankColumns.length === 1 && lineage === undefined)
      ? fromColumns(sheet, rankColumns)
      : lineage === undefined
        ? undefined
        : fromLineages(sheet, lineage);
  if (rows.length === 0)
    problems.add({
      code: 'no-features',
      severity: 'error',
      what: '物种注释表没有特征',
      remedy: '请在表头之下每行写一个特征：第一列特征名，其后为各级分类',
    });
  else if (!read) {
    problems.add({
      code: 'no-ranks',
      severity: 'error',
      row: 1,
      what: '物种注释表里找不到分类：没有 Phylum、Genus 等列名，也没有“k__…; p__…”这样的分类路径',
      remedy:
        '请每级分类一列并以 Kingdom、Phylum、Class、Order、Family、Genus、Species 为列名，或把整条路径写在 Taxon 列',
    });
  }
  const value: Taxonomy = {
    features: rows.map((cells) => cells[0]!),
    ...(read ? assemble(read) : { ranks: [], values: [] }),
  };
  const known = value.values.some((rank) => rank.some((name) => name !== ''));
  if (read && rows.length > 0 && !known)
    problems.add({
      code: 'no-taxa',
      severity: 'error',
      what: '物种注释表中没有一个特征有分类名',
      remedy: '请检查注释结果是否为空',
    });
  const placeholders = (read?.words ?? []).reduce(
    (sum, words) => sum + words.filter((word) => word.placeholder).length,
    0,
  );
  if (placeholders > 0)
    problems.add({
      code: 'placeholder-taxa',
      severity: 'warning',
      what: `有 ${placeholders} 处 uncultured、unidentified 一类的词不是分类名，按未注释处理`,
      remedy: '不影响上级分类；如需区分，请在注释表中写明分类名',
      count: placeholders,
    });
  return { value, rows: rows.length, columns: value.ranks.length, problems: problems.list() };
};

/**
 * The taxa that a table of counts has beside its samples: a column of lineages, as BIOM tables have it, or at least three
 * columns named by ranks. `undefined` when it has none; `from` are the headings.
 */
export function taxonomyBeside({
  annotations,
  ids,
}: Matrix): { readonly value: Taxonomy; readonly from: readonly string[] } | undefined {
  if (annotations.length === 0) return undefined;
  const header = ['', ...annotations.map(({ name }) => name)];
  const rows = ids.map((id, feature) => [id, ...annotations.map(({ values }) => values[feature]!)]);
  const ranks = [...header.keys()].filter((column) => rankOfHeading(header[column]!) !== undefined);
  const lineage = columnOfLineages({ header, rows });
  // One or two such headings may be classes of compounds.
  const columns = ranks.length >= 3 ? ranks : lineage === undefined ? [] : [lineage];
  if (columns.length === 0) return undefined;
  const read = ranks.length >= 3 ? fromColumns({ header, rows }, ranks) : fromLineages({ rows }, columns[0]!);
  return { value: { features: ids, ...assemble(read) }, from: columns.map((column) => header[column]!) };
}

/**
 * For a file without a heading whose lineages contain regular semicolons, the first tab or comma separates the columns.
 */
async function openLineages(source: IngestSource): Promise<OpenedTable> {
  const opened = await openTable(source);
  if (
    source.delimiter ||
    (opened.delimiter !== 'semicolon' && opened.delimiter !== 'pipe' && opened.delimiter !== 'space')
  )
    return opened;
  const { grid } = opened;
  const lines = Array.from({ length: Math.min(50, grid.starts.length) }, (_, row) =>
    cellText(grid.bytes, grid.starts[row]!, grid.ends[row]!),
  );
  for (const [delimiter, mark] of [
    ['tab', '\t'],
    ['comma', ','],
  ] as const)
    if (lines.every((line) => line.includes(mark))) return openTable({ ...source, delimiter });
  return opened;
}

const isHeading = (first: readonly string[]): boolean =>
  !first.slice(1).some((cell) => isLineage(cell)) || LINEAGE_NAMES.test(first[1] ?? '');

type Cells = Pick<SheetRows, 'header' | 'rows'>;

const lineageColumn = ({ header, rows }: Cells): number | undefined =>
  [...header.keys()].slice(1).find((column) => LINEAGE_NAMES.test(header[column]!)) ??
  columnOfLineages({ header, rows });

/** The column of which most cells are lineages, whatever it is called. */
function columnOfLineages({ header, rows }: Cells): number | undefined {
  const share = (column: number): number =>
    rows.filter((cells) => isLineage(cells[column]!)).length / Math.max(1, rows.length);
  return [...header.keys()].slice(1).find((column) => share(column) > 0.5);
}

/** Words by feature and the rank that each column of words has. */
type Words = {
  readonly words: readonly (readonly TaxonWord[])[];
  readonly ranks: readonly (readonly (string | undefined)[])[];
};

function fromColumns({ header, rows }: Cells, columns: readonly number[]): Words {
  const ranks = columns.map((column) => rankOfHeading(header[column]!));
  return {
    words: rows.map((cells) => columns.map((column) => taxonWord(cells[column]!))),
    ranks: rows.map(() => ranks),
  };
}

function fromLineages({ rows }: Pick<Cells, 'rows'>, column: number): Words {
  const words = rows.map((cells) => lineageWords(cells[column]!).map(taxonWord));
  const topIsKingdom: readonly Rank[] = RANKS.slice(1);
  // A word without a prefix stands one rank below the word before it.
  const ranks = words.map((line) => {
    let at = -1;
    return line.map(({ rank }) => {
      at = rank === undefined ? at + 1 : rank === 'Domain' ? 0 : topIsKingdom.indexOf(rank);
      return rank ?? topIsKingdom[at] ?? `第 ${at + 1} 级`;
    });
  });
  return { words, ranks };
}

/**
 * One list of names per rank that occurs. `Domain` alone is called Kingdom, the word of most references; a lone epithet
 * gets its genus.
 */
function assemble({ ranks, words }: Words): Pick<Taxonomy, 'ranks' | 'values'> {
  const used = new Set(ranks.flat().filter((rank) => rank !== undefined));
  const both =
    used.has('Domain') &&
    used.has('Kingdom') &&
    ranks.some((line) => line.includes('Domain') && line.includes('Kingdom'));
  const nameOf = (rank: string): string => (rank === 'Domain' && !both ? 'Kingdom' : rank);
  const order = (rank: string): number => (RANKS as readonly string[]).indexOf(rank);
  const names = [...new Set([...used].map(nameOf))].toSorted(
    (a, b) => (order(a) < 0 ? 99 : order(a)) - (order(b) < 0 ? 99 : order(b)) || (a < b ? -1 : 1),
  );
  const values = names.map(() => words.map(() => ''));
  words.forEach((line, feature) =>
    line.forEach(({ name }, at) => {
      const rank = ranks[feature]![at];
      if (rank !== undefined && name !== '') values[names.indexOf(nameOf(rank))]![feature] = name;
    }),
  );
  const [genus, species] = [values[names.indexOf('Genus')], values[names.indexOf('Species')]];
  if (genus && species) {
    species.forEach((name, feature) => {
      if (/^[a-z][a-z-]+$/.test(name) && genus[feature] !== '') species[feature] = `${genus[feature]} ${name}`;
    });
  }
  const kept = [...names.keys()].filter((at) => values[at]!.some((name) => name !== ''));
  return { ranks: kept.map((at) => names[at]!), values: kept.map((at) => values[at]!) };
}
