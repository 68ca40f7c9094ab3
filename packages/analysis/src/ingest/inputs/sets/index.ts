import { createProblemList, type ProblemList } from '../../problems/index.ts';
import { openTable } from '../../openTable.ts';
import type { IngestSource, OpenedTable } from '../../openedTable.ts';
import { cellRows, type CellRows } from '../cellRows.ts';
import type { InputReader } from '../reader.ts';
import { isEggnog, readEggnog, readGaf, readGene2go } from './annotationFiles.ts';
import { readGmt } from './gmt.ts';
import { longColumns, readLongSets } from './longSets.ts';
import type { BuiltSets } from './setBuilder.ts';

/**
 * Named sets of features from GMT, a long table, GAF 2.x, gene2go or eggNOG-mapper annotations; the content tells
 * which.
 */
export const readSets: InputReader<'sets'> = async (source) => {
  const file = await openAnnotations(source);
  const problems = createProblemList();
  const { value, features } = readAny(file, source.name, problems);
  if (value.ids.length === 0) {
    problems.add({
      code: 'no-sets',
      severity: 'error',
      what: '文件里没有读到功能集合',
      remedy: '请上传 GMT，或三列的长表：term（条目）、name（名称）、feature（特征）',
    });
  }
  return { value, rows: value.ids.length, columns: features, problems: problems.list() };
};

function readAny(file: CellRows, name: string, problems: ProblemList): BuiltSets {
  const header = file.cellsOf(0);
  if (header[0]!.startsWith('!') || (header.length >= 15 && /^GO:\d{7}$/u.test(header[4] ?? '')))
    return readGaf(file, problems);
  if (/^#?tax_id$/iu.test(header[0]!) && /^GO_ID$/iu.test(header[2] ?? '')) return readGene2go(file, problems);
  if (isEggnog(header)) return readEggnog(file, problems);
  const columns = longColumns(header);
  if (columns) return readLongSets(file, columns, problems);
  if (/\.gmt$/iu.test(name) || header.length > 3 || hasRow(file, (width) => width !== header.length))
    return readGmt(file, problems);
  if (header.length < 2) {
    problems.add({
      code: 'one-column',
      severity: 'error',
      row: 1,
      what: '文件只有一列，看不出哪些特征属于哪个集合',
      remedy: '请上传 GMT（制表符分隔），或三列的长表：term、name、feature',
    });
    return { value: { ids: [], names: [], members: [] }, features: 0 };
  }
  return readLongSets(file, undefined, problems);
}

function hasRow({ count, turnTo }: CellRows, fits: (width: number) => boolean): boolean {
  for (let row = 0; row < count; row += 1) if (fits(turnTo(row))) return true;
  return false;
}

/**
 * Lines of GMT and of GAF's preamble are of any length, so the delimiter must not be guessed from how regular they are.
 */
async function openAnnotations(source: IngestSource): Promise<CellRows> {
  // The delimiter is detected in the original file; repairs apply to the content.
  const { mend, ...asIs } = source;
  const rowsOf = (opened: OpenedTable): CellRows => cellRows(mend ? mend(opened) : opened);
  const opened = await openTable(asIs);
  if (opened.format !== 'text' || source.delimiter !== undefined || opened.delimiter === 'tab') return rowsOf(opened);
  const tabbed = await openTable({ ...asIs, delimiter: 'tab' });
  const { cellsOf, count, turnTo } = cellRows(tabbed);
  let divided = 0;
  for (let row = 0; row < count; row += 1) if (turnTo(row, 2) > 1) divided += 1;
  return rowsOf(divided > count / 2 || cellsOf(0)[0]!.startsWith('!gaf-version') ? tabbed : opened);
}
