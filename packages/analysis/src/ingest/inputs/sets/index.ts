import type { AliasedSets } from '../../../sets/index.ts';
import { createProblemList, type ProblemList } from '../../problems/index.ts';
import { openTable, type IngestSource } from '../../openTable.ts';
import { inputRows, type InputRows } from '../inputRows.ts';
import type { InputReader } from '../reader.ts';
import { isEggnog, readEggnog, readGaf, readGene2go } from './annotationFiles.ts';
import { readGmt } from './gmt.ts';
import { longColumns, readLongSets } from './longSets.ts';

/** Named sets of features from GMT, a long table, GAF 2.x, gene2go or eggNOG-mapper annotations; the content tells which. */
export const readSets: InputReader<'sets'> = async (source) => {
  const file = await openAnnotations(source);
  const problems = createProblemList();
  const value = readAny(file, source.name, problems);
  if (value.ids.length === 0) {
    problems.add({ code: 'no-sets', severity: 'error', what: '文件里没有读到功能集合', remedy: '请上传 GMT，或三列的长表：term（条目）、name（名称）、feature（特征）' });
  }
  const features = new Set(value.members.flat());
  return { value, rows: value.ids.length, columns: features.size, problems: problems.list() };
};

function readAny(file: InputRows, name: string, problems: ProblemList): AliasedSets {
  const header = file.rows[0]!;
  if (header[0]!.startsWith('!') || (header.length >= 15 && /^GO:\d{7}$/u.test(header[4] ?? ''))) return readGaf(file, problems);
  if (/^#?tax_id$/iu.test(header[0]!) && /^GO_ID$/iu.test(header[2] ?? '')) return readGene2go(file, problems);
  if (isEggnog(header)) return readEggnog(file, problems);
  const columns = longColumns(header);
  if (columns) return readLongSets(file, columns, problems);
  const widths = file.rows.map((cells) => cells.length);
  const gmt = /\.gmt$/iu.test(name) || Math.max(...widths) > 3 || widths.some((width) => width !== widths[0]);
  if (gmt) return readGmt(file, problems);
  if (widths[0]! < 2) {
    problems.add({ code: 'one-column', severity: 'error', row: 1, what: '文件只有一列，看不出哪些特征属于哪个集合', remedy: '请上传 GMT（制表符分隔），或三列的长表：term、name、feature' });
    return { ids: [], names: [], members: [] };
  }
  return readLongSets(file, undefined, problems);
}

/** Lines of GMT and of GAF's preamble are of any length, so a delimiter must not be guessed by how even they are. */
async function openAnnotations(source: IngestSource): Promise<InputRows> {
  // How the lines divide is seen from the file as it is; what is used is opened last.
  const { delimiter, format } = await openTable({ ...source, mend: undefined });
  if (format !== 'text' || source.delimiter !== undefined || delimiter === 'tab') return inputRows(await openTable(source));
  const tabbed = inputRows(await openTable({ ...source, delimiter: 'tab', mend: undefined }));
  const divided = tabbed.rows.filter((cells) => cells.length > 1).length;
  return divided > tabbed.rows.length / 2 || tabbed.rows[0]![0]!.startsWith('!gaf-version') ? inputRows(await openTable({ ...source, delimiter: 'tab' })) : inputRows(await openTable(source));
}
