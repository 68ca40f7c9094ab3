import { differenceHeadings } from '../../headings/index.ts';
import { InputError, type InputValues, type Message, type RecordColumn, type Records } from '../../model/index.ts';
import { findColumn, parameter } from '../../records/index.ts';
import { sideOf } from '../../changes/index.ts';
import type { CountKnown } from '../../sets/index.ts';
import { featureColumn } from './featureColumn.ts';
import type { ListedWords } from './listedWords.ts';
import { judgeRows, untestedRows, type Judged, type ListThresholds } from './thresholds.ts';

export type Direction = 'up' | 'down';

const plainWords: ListedWords = { table: '差异结果表', suffix: '', mark: '' };

export type ListedInputs = { readonly list?: InputValues['list'] | undefined; readonly records?: Records | undefined };

/** Which column of the records is what, empty where the method finds it by its name, and when a feature is listed. */
export type ListedColumns = ListThresholds & {
  readonly feature_column: string;
  readonly direction_column: string;
  readonly length_column: string;
};

/** The features that are asked about, and what a table says of them. */
export type Listed = {
  readonly list: readonly string[];
  /** Whether the list is that of a file or the features with a direction. */
  readonly from: 'list' | 'records';
  /** By which thresholds the table gave the list, in words; '' when it says itself what changes. */
  readonly rule: string;
  /** The column of features when it is not the one that its heading suggests, but one that is known; else ''. */
  readonly feature: string;
  readonly direction: ReadonlyMap<string, Direction> | null;
  readonly lengths: ReadonlyMap<string, number> | null;
  /** The features of the table that were tested, when some are not in the list: what could have been listed. */
  readonly tested: readonly string[] | null;
  /** The first row of each feature of the table. */
  readonly rows: ReadonlyMap<string, number> | null;
  readonly messages: readonly Message[];
};

/** The rows of each feature of a table. */
type RowsOf = ReadonlyMap<string, readonly number[]>;
/** Which way features change; `mixed` are those of which rows say one and rows the other. */
type Directions = {
  readonly direction: ReadonlyMap<string, Direction>;
  readonly mixed: ReadonlySet<string>;
  readonly rule?: string;
};

const names = {
  direction:
    /^(directions?|regulation|regulated|regulate|updown|upordown|change|changed|significance|significant|sig|status|变化方向|方向|上下调|调控|差异方向)$/u,
  length:
    /^(lengths?|genelength|transcriptlength|efflength|effectivelength|长度|基因长度|转录本长度|有效长度)(bp|kb)?$/u,
};
const upWords =
  /^(?:up|ups|upregulated|up[-_ ]regulated|increased?|higher|only_test|上调|升高|增加|上升|仅比较组检出)$/iu;
const downWords =
  /^(?:down|downregulated|down[-_ ]regulated|decreased?|lower|only_ref|下调|降低|减少|下降|仅参照组检出)$/iu;
const sameWords =
  /^(?:none|untested|no_fold|n\.?s\.?|no|not(?:[-_ ]?sig(?:nificant)?)?|unchanged|stable|不显著|未检验|无差异|无变化|显著，无差异倍数)$/iu;

const directionWanted = ({ mark, suffix }: ListedWords) => ({
  option: `direction_column${suffix}`,
  label: `变化方向列${mark}`,
  names: names.direction,
});

/** @throws {InputError} Without a list and without a table. */
function requireListed({ list, records }: ListedInputs): void {
  if (list || records) return;
  throw new InputError([
    {
      code: 'list-missing',
      severity: 'error',
      input: 'list',
      what: '没有提供特征名单，也没有提供差异结果表',
      remedy: '请选择一份名单（每行一个特征名），或选择一个差异结果表（DESeq2、edgeR、limma 的结果也可以）',
    },
  ]);
}

/**
 * The features of a list with their directions and lengths from a table; without a list, those that the table says go
 * up or down, or, where no column says it in words, that pass the thresholds. A table of several comparisons has a row
 * of a feature for each: it is listed when one of them says so, and has a direction where none says otherwise.
 *
 * @param countKnown - How many names the sets know; lets the column of features be one that they do.
 * @throws {InputError} Without either, or when a table alone does not say what changes or nobody in it does.
 */
export function listedFeatures(
  inputs: ListedInputs,
  columns: ListedColumns,
  {
    called = plainWords,
    countKnown,
  }: { readonly called?: ListedWords | undefined; readonly countKnown?: CountKnown } = {},
): Listed {
  requireListed(inputs);
  const { list, records } = inputs;
  const whole = { direction: null, lengths: null, tested: null, rows: null, rule: '', feature: '', messages: [] };
  if (!records) return { ...whole, list: list!, from: 'list' };
  const { feature, instead } = featureColumn(records, columns.feature_column, called, countKnown);
  const rowsOf = new Map<string, number[]>();
  (feature.classes ?? feature.text).forEach((name, row) => {
    const known = rowsOf.get(name);
    if (known) known.push(row);
    else if (name !== '') rowsOf.set(name, [row]);
  });
  const rows = new Map(Array.from(rowsOf, ([name, [first]]) => [name, first!] as const));
  const length = findColumn(
    records,
    columns.length_column,
    { option: 'length_column', label: '长度列', names: names.length, taken: [feature] },
    true,
  );
  const found = directionsOf(records, feature, rowsOf, columns, list !== undefined, called);
  const direction = found && found.direction;
  const chosen = list ?? [...rows.keys()].filter((name) => found!.direction.has(name) || found!.mixed.has(name));
  const messages = repeatedRows(rowsOf, found, called.table);
  if (instead !== null)
    messages.push({
      level: 'info',
      text: `${called.table}的特征名取自“${feature.name}”列：“${instead}”列的写法与功能集合几乎都对不上。`,
    });
  if (found?.rule)
    messages.push({
      level: 'info',
      text: `${called.table}没有变化方向列，名单取其中${found.rule}的 ${chosen.length} 个特征。`,
    });
  if (list && direction) messages.push(...unknownDirections(list, direction, rows, called.table));
  const listed = new Set(chosen);
  const all = [...rows.keys()];
  const isUntested = untestedRows(records, feature);
  const tested = isUntested ? all.filter((name) => listed.has(name) || !rowsOf.get(name)!.every(isUntested)) : all;
  if (tested.length < all.length)
    messages.push({
      level: 'info',
      text: `${called.table}中有 ${all.length - tested.length} 个特征没有 P 值，未经检验，不作为背景。`,
    });
  return {
    list: chosen,
    from: list ? 'list' : 'records',
    rule: found?.rule ?? '',
    feature: instead === null ? '' : feature.name,
    direction,
    rows,
    messages,
    lengths: length
      ? new Map(
          all.flatMap((name) => {
            const value = length.numbers![rows.get(name)!]!;
            return value > 0 ? [[name, value] as const] : [];
          }),
        )
      : null,
    tested: tested.some((name) => !listed.has(name)) ? tested : null,
  };
}

function repeatedRows(rowsOf: RowsOf, found: Directions | null, table: string): Message[] {
  const repeated = [...rowsOf.values()].reduce((sum, { length }) => sum + length - 1, 0);
  if (repeated === 0) return [];
  const mixed = found?.mixed.size ?? 0;
  const both = mixed > 0 ? `；其中 ${mixed} 个特征既有上调又有下调，只计入全部名单` : '';
  return [
    {
      level: 'info',
      text: `${table}中有 ${repeated} 行的特征与前面重复（如多个比较）：任一行上调或下调即计入名单，其余各列用第一行${both}。`,
    },
  ];
}

function unknownDirections(
  list: readonly string[],
  direction: ReadonlyMap<string, Direction>,
  rows: ReadonlyMap<string, number>,
  table: string,
): Message[] {
  const without = list.filter((name) => !direction.has(name));
  if (without.length === 0) return [];
  const absent = without.filter((name) => !rows.has(name)).length;
  const where = absent > 0 ? `其中 ${absent} 个不在${table}里，` : '';
  return [
    {
      level: without.length > list.length / 2 ? 'warning' : 'info',
      text: `名单中有 ${without.length} 个特征没有上调或下调的方向（例如“${without[0]}”），${where}只计入全部名单。`,
    },
  ];
}

/** By the words of a column; with a list also by the sign of one of numbers, without one by thresholds. */
function directionsOf(
  records: Records,
  feature: RecordColumn,
  rows: RowsOf,
  columns: ListedColumns,
  hasList: boolean,
  called: ListedWords,
): Directions | null {
  const wanted = directionWanted(called);
  const chosen = columns.direction_column;
  const column = findColumn(records, chosen, { ...wanted, taken: [feature] }, false);
  const byWords = column && words(column, rows);
  if (byWords && byWords.direction.size + byWords.mixed.size > 0) return byWords;
  const signed =
    chosen === ''
      ? findColumn(records, '', { ...wanted, names: differenceHeadings.log2fc, taken: [feature] }, true)
      : column;
  if (hasList && signed?.numbers) return directed(rows, (row) => Math.sign(signed.numbers![row]!));
  if (chosen !== '' && hasList)
    throw parameter(
      wanted,
      `“${chosen}”列既没有上调、下调（up、down）的字样，也不是数值`,
      '请改选写有上调、下调的列，或差异倍数的列',
    );
  if (hasList) return null;
  const judged = chosen === '' && !(column && saysChanges(column)) ? judgeRows(records, feature, columns) : null;
  if (judged) return byThresholds(judged, rows, called);
  if (!column)
    throw parameter(
      wanted,
      `没有提供名单，${called.table}中没有认出变化方向列，也没有同时认出差异倍数与 P 值两列`,
      `请在“${wanted.label}”中选择写有上调、下调（up、down）的一列，或把两列命名为 log2FC 与 padj，或另外提供一份特征名单`,
    );
  throw parameter(
    wanted,
    `“${column.name}”列没有一个特征是上调或下调（up、down）`,
    '请选择写有上调、下调的列；如果没有显著变化的特征，请放宽差异检验的阈值，或另外提供一份名单',
  );
}

/** @throws {InputError} When no row passes. */
function byThresholds({ changes, rule }: Judged, rows: RowsOf, { mark, suffix, table }: ListedWords): Directions {
  const found = directed(rows, (row) => sideOf(changes[row]!));
  if (found.direction.size + found.mixed.size > 0) return { ...found, rule };
  throw parameter(
    { option: 'list_p' },
    `${table}中没有一个特征满足${rule}，得不到名单`,
    `请放宽“名单的 P 值阈值”或“名单的差异倍数阈值”，或在“变化方向列${mark}”中选择写有上调、下调的列${suffix === '' ? '，或另外提供一份特征名单' : ''}`,
  );
}

/** Whether a column says of each row what changes, if only that nothing does. */
function saysChanges({ text }: RecordColumn): boolean {
  const said = text.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return said.length > 0 && said.every((word) => [upWords, downWords, sameWords].some((kind) => kind.test(word)));
}

function words(column: RecordColumn, rows: RowsOf): Directions {
  return directed(rows, (row) => {
    const word = column.text[row]!.trim();
    return upWords.test(word) ? 1 : downWords.test(word) ? -1 : 0;
  });
}

function directed(rowsOf: RowsOf, sign: (row: number) => number): Directions {
  const direction = new Map<string, Direction>();
  const mixed = new Set<string>();
  for (const [name, rows] of rowsOf) {
    const ways = rows.map(sign);
    const [up, down] = [ways.some((way) => way > 0), ways.some((way) => way < 0)];
    if (up && down) mixed.add(name);
    else if (up || down) direction.set(name, up ? 'up' : 'down');
  }
  return { direction, mixed };
}
