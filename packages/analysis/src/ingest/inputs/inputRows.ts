import type { InputProblem } from '../../model/index.ts';
import { readDateGene } from '../matrix/dateGenes.ts';
import { openTable } from '../openTable.ts';
import type { IngestSource, OpenedTable } from '../openedTable.ts';
import { cellName, describePlace, quote, type ProblemList } from '../problems/index.ts';
import { placeOf, rowCells, type Grid } from '../text/grid.ts';

/** A file as rows of cells, each cell as written; rows without content are left out. */
export type InputRows = {
  readonly rows: readonly (readonly string[])[];
  /** Names the place of a cell for a message; both count from 0 among `rows`. */
  readonly at: (
    row: number,
    column: number,
  ) => Pick<InputProblem, 'row' | 'column' | 'cell'> & { readonly text: string };
};

/** The rows of an opened table. */
export function inputRows({ grid }: OpenedTable): InputRows {
  const rows = Array.from({ length: grid.starts.length }, (_, row) => rowCells(grid, row));
  return { rows, at: placeNamer(grid) };
}

/** Cells of the widest row; 0 of none. */
export function widthOf(rows: InputRows['rows']): number {
  let width = 0;
  for (const { length } of rows) if (length > width) width = length;
  return width;
}

/** Names the cells of a grid for messages. */
export function placeNamer(grid: Grid): InputRows['at'] {
  return (row, column) => {
    const place = placeOf(grid, row, column);
    return { ...place, cell: cellName(place.row, place.column), text: describePlace(place) };
  };
}

/** The names of sequences (FASTA), one a row, under a heading. */
function namesOfSequences(opened: OpenedTable): InputRows & { readonly remarks: readonly InputProblem[] } {
  const { at, rows } = inputRows(opened);
  const remark: InputProblem = {
    code: 'list-of-sequences',
    severity: 'warning',
    what: `文件是 FASTA 序列，名单取自各条序列的编号，如${quote(rows[1]?.[0] ?? '')}`,
    remedy: '如果要用基因名等其他名称，请另外整理成每行一个的名单',
  };
  return { rows: rows.map((cells) => cells.slice(0, 1)), at, remarks: [remark] };
}

/**
 * Opens a file whose cells may hold commas, semicolons and spaces: unless most lines divide evenly, a line is one cell.
 * Names such as `2,3-butanediol` and `citric acid` stay whole.
 */
export async function openNames(
  source: IngestSource,
): Promise<InputRows & { readonly remarks: readonly InputProblem[] }> {
  const opened = await openTable({ ...source, sequences: true });
  if (opened.format === 'fasta') return namesOfSequences(opened);
  const read = { ...inputRows(opened), remarks: [] };
  if (
    opened.format !== 'text' ||
    source.delimiter !== undefined ||
    opened.delimiter === 'tab' ||
    opened.delimiter === null
  )
    return read;
  const widths = read.rows.map((cells) => cells.length);
  const even = widths.filter((width) => width === widths[0]).length >= widths.length * 0.9;
  if (opened.delimiter !== 'space' && even && widths[0]! > 1) return read;
  return { ...inputRows(await openTable({ ...source, delimiter: 'tab' })), remarks: [] };
}

/** The problem of a gene name that a spreadsheet turned into a date; `undefined` for another name. */
function dateProblem(name: string, where: ReturnType<InputRows['at']>): InputProblem | undefined {
  const gene = readDateGene(name);
  if (!gene) return undefined;
  const { text, ...place } = where;
  const was =
    gene.name === undefined
      ? ''
      : `，原来可能是 ${gene.otherwise === undefined ? gene.name : `${gene.name} 或 ${gene.otherwise}`}`;
  return {
    code: 'date-gene',
    severity: 'warning',
    ...place,
    what: `${text}的${quote(name)}像是被表格软件改成日期的基因名${was}`,
    remedy: '请在原文件中改回基因名后重新上传，否则它不会与任何特征对应',
  };
}

/** Whether a name may be a date: dates begin with a digit or a month, and a full check of every name would be slow. */
export const mayBeDate = (name: string): boolean =>
  /^(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-/ ]\d)/iu.test(name);

/** Adds what is wrong with a name; the cell stays as written. */
export function checkName(name: string, where: () => ReturnType<InputRows['at']>, problems: ProblemList): void {
  if (!mayBeDate(name)) return;
  const problem = dateProblem(name, where());
  if (problem) problems.add(problem, name);
}

/** Words above a column of features. */
export const featureHeading =
  /^#?(?:genes?|gene[ _.-]?(?:ids?|names?|symbols?)|symbols?|features?|feature[ _.-]?(?:id|name)|proteins?|protein[ _.-]?(?:ids?|names?)|accessions?|uniprot(?:[ _.-]?id)?|entrez(?:[ _.-]?id)?|ensembl(?:[ _.-]?id)?|compounds?|metabolites?|otus?|otu[ _.-]?id|asvs?|taxon|taxa|query|ids?|names?|list|background|基因(?:名|名称|编号|ID)?|特征(?:名|名称|编号)?|蛋白(?:质|名|编号|ID)?|代谢物(?:名|名称)?|化合物(?:名称)?|名称|编号|列表|背景)$/iu;

/** Whether a cell is a plain number. */
export const isNumber = (cell: string | undefined): boolean =>
  cell !== undefined && cell.trim() !== '' && Number.isFinite(Number(cell));
