import { differenceHeadings } from '../../headings/index.ts';
import { InputError, type InputValues, type Message, type RecordColumn, type Records } from '../../model/index.ts';
import { findColumn, parameter, pickText } from '../../records/index.ts';

export type Direction = 'up' | 'down';

/** What messages call the table and its options; those of a second table end in 2. */
export type ListedWords = { readonly table: string; readonly suffix: '' | '2'; readonly mark: string };
const plainWords: ListedWords = { table: '差异结果表', suffix: '', mark: '' };

export type ListedInputs = { readonly list?: InputValues['list'] | undefined; readonly records?: Records | undefined };

/** Which column of the records is what; empty where the method finds it by its name. */
export type ListedColumns = {
  readonly feature_column: string;
  readonly direction_column: string;
  readonly length_column: string;
};

/** The features that are asked about, and what a table says of them. */
export type Listed = {
  readonly list: readonly string[];
  /** Whether the list is that of a file or the features with a direction. */
  readonly from: 'list' | 'records';
  readonly direction: ReadonlyMap<string, Direction> | null;
  readonly lengths: ReadonlyMap<string, number> | null;
  /** All features of the table when it also has some that are not in the list: what could have been listed. */
  readonly tested: readonly string[] | null;
  /** The first row of each feature of the table. */
  readonly rows: ReadonlyMap<string, number> | null;
  readonly messages: readonly Message[];
};

/** The rows of each feature of a table. */
type RowsOf = ReadonlyMap<string, readonly number[]>;
/** Which way features change; `mixed` are those of which rows say one and rows the other. */
type Directions = { readonly direction: ReadonlyMap<string, Direction>; readonly mixed: ReadonlySet<string> };

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

const directionWanted = ({ mark, suffix }: ListedWords) => ({
  option: `direction_column${suffix}`,
  label: `变化方向列${mark}`,
  names: names.direction,
});

/** @throws {InputError} Without a list and without a table. */
export function requireListed({ list, records }: ListedInputs): void {
  if (list || records) return;
  throw new InputError([
    {
      code: 'list-missing',
      severity: 'error',
      input: 'list',
      what: '没有提供特征名单，也没有提供差异结果表',
      remedy: '请选择一份名单（每行一个特征名），或选择一个带变化方向列的差异结果表',
    },
  ]);
}

/**
 * The features of a list with their directions and lengths from a table; without a list, those that the table says go
 * up or down. A table of several comparisons has a row of a feature for each: it is listed when one of them says so, and
 * has a direction where none says otherwise.
 *
 * @throws {InputError} Without either, or when a table alone has no column of directions or nobody in it changes.
 */
export function listedFeatures(inputs: ListedInputs, columns: ListedColumns, called: ListedWords = plainWords): Listed {
  requireListed(inputs);
  const { list, records } = inputs;
  if (!records)
    return { list: list!, from: 'list', direction: null, lengths: null, tested: null, rows: null, messages: [] };
  const feature = pickText(records, columns.feature_column, {
    option: `feature_column${called.suffix}`,
    label: `特征列${called.mark}`,
    names: differenceHeadings.feature,
    fallback: true,
  });
  const rowsOf = new Map<string, number[]>();
  feature.text.forEach((name, row) => {
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
  const found = directionsOf(records, feature, rowsOf, columns.direction_column, list !== undefined, called);
  const direction = found && found.direction;
  const chosen = list ?? [...rows.keys()].filter((name) => found!.direction.has(name) || found!.mixed.has(name));
  const messages = repeatedRows(rowsOf, found, called.table);
  if (list && direction) messages.push(...unknownDirections(list, direction, rows, called.table));
  const listed = new Set(chosen);
  const all = [...rows.keys()];
  return {
    list: chosen,
    from: list ? 'list' : 'records',
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
    tested: all.some((name) => !listed.has(name)) ? all : null,
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

/** By the words of a column; with a list also by the sign of one of numbers. */
function directionsOf(
  records: Records,
  feature: RecordColumn,
  rows: RowsOf,
  chosen: string,
  hasList: boolean,
  called: ListedWords,
): Directions | null {
  const wanted = directionWanted(called);
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
  if (!column)
    throw parameter(
      wanted,
      `没有提供名单，${called.table}中也没有认出变化方向列`,
      `请在“${wanted.label}”中选择写有上调、下调（up、down）的一列，或另外提供一份特征名单`,
    );
  throw parameter(
    wanted,
    `“${column.name}”列没有一个特征是上调或下调（up、down）`,
    '请选择写有上调、下调的列；如果没有显著变化的特征，请放宽差异检验的阈值，或另外提供一份名单',
  );
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
