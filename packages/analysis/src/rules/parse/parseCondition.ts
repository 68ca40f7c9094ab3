import type { Condition, Measure, NumberOperator, TextOperator } from '../model.ts';
import { kindOf, readColumn, readGroup, type RuleSetting } from './columns.ts';
import { foldText, Unread, type Reader } from './reader.ts';
import {
  anyConnective,
  betweenWords,
  extremeWords,
  listWords,
  measureNames,
  numberWords,
  stateWords,
  textWords,
  units,
} from './vocabulary.ts';

/** The operator whose words stand here, the longest words of all sets first. */
function takeWord<Name extends string>(
  reader: Reader,
  sets: Readonly<Record<Name, readonly string[]>>,
): Name | undefined {
  const entries = Object.entries<readonly string[]>(sets) as [Name, readonly string[]][];
  const word = reader.has(entries.flatMap(([, words]) => words));
  if (word === undefined) return undefined;
  reader.at += word.length;
  return entries.find(([, words]) => words.includes(word))![0];
}

function needNumber(reader: Reader): number {
  reader.skip();
  const start = reader.at;
  const value = reader.number();
  if (value === undefined) throw new Unread(start, '这里应当是数字');
  return reader.take(['%']) ? value / 100 : value;
}

const endsValue = /[\s,;()，；、]/u;

/** A text without quotes: a word that is known for the column, or up to the next blank, mark or connective. */
function bareValue(reader: Reader, words: Readonly<Record<string, string>>): string {
  reader.skip();
  const known = Object.entries(words)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .find(([, word]) => word !== '' && reader.has([foldText(word)]));
  if (known) {
    reader.at += known[1].length;
    return known[0];
  }
  const start = reader.at;
  while (
    reader.at < reader.text.length &&
    !endsValue.test(reader.folded[reader.at]!) &&
    !(reader.at > start && reader.has(anyConnective) !== undefined)
  )
    reader.at += 1;
  if (reader.at === start) throw new Unread(start, '这里应当是要比较的值');
  return reader.text.slice(start, reader.at);
}

const readValue = (reader: Reader, words: Readonly<Record<string, string>>): string =>
  reader.quoted() ?? bareValue(reader, words);

function readList(reader: Reader, words: Readonly<Record<string, string>>): string[] {
  const start = reader.at;
  if (!reader.take(['('])) throw new Unread(start, '名单应写在括号里，如 (A, B)');
  const values: string[] = [];
  while (!reader.take([')'])) {
    if (reader.done) throw new Unread(start, '括号没有成对');
    if (reader.take([',', ';', '，', '、', '；'])) continue;
    values.push(readValue(reader, words));
  }
  if (values.length === 0) throw new Unread(start, '名单是空的');
  reader.take(['之一', '中的一个', '中']);
  return values;
}

function readMeasure(reader: Reader): Measure | undefined {
  reader.skip();
  const start = reader.at;
  const kind = takeWord(reader, measureNames);
  if (kind === undefined || !reader.take(['('])) {
    reader.at = start;
    return undefined;
  }
  const group = readGroup(reader);
  const comma = () => {
    if (!reader.take([',', '，', '、'])) throw new Unread(reader.at, '这里应当是逗号');
  };
  const close = <Read extends Measure>(measure: Read): Read => {
    if (!reader.take([')'])) throw new Unread(reader.at, '括号没有成对');
    return measure;
  };
  if (kind === 'mean' || kind === 'rsd') return close({ kind, group });
  comma();
  if (kind === 'foldchange') return close({ kind, group, reference: readGroup(reader) });
  if (reader.take(stateWords.present)) return close({ kind, group, cell: null });
  const size = reader.take(['绝对值']) !== undefined;
  const op = needOperator(reader, size);
  return close({ kind, group, cell: { op, value: needNumber(reader) } });
}

/** @throws {Unread} When no comparison of numbers stands here, or one that has no form for sizes. */
function needOperator(reader: Reader, size: boolean): NumberOperator {
  reader.skip();
  const start = reader.at;
  const op = takeWord(reader, numberWords);
  if (op === undefined) throw new Unread(start, '这里应当是 ≥、>、≤、<、= 或 ≠');
  if (!size) return op;
  if (op === 'ge' || op === 'le') return `abs-${op}`;
  throw new Unread(start, '绝对值可以用 ≥ 或 ≤');
}

/** `|log2fc|`, `绝对值(log2fc)`; undefined when that is not what stands here, or `inner` finds nothing in it. */
function readSize<Read>(reader: Reader, inner: () => Read | undefined): Read | undefined {
  reader.skip();
  const start = reader.at;
  const bars = reader.take(['|']);
  if (!bars && !(reader.take(['绝对值']) && reader.take(['(']))) {
    reader.at = start;
    return undefined;
  }
  const read = inner();
  if (read === undefined) {
    reader.at = start;
    return undefined;
  }
  if (!reader.take([bars ? '|' : ')'])) throw new Unread(start, bars ? '“|”没有成对' : '括号没有成对');
  return read;
}

function textCondition(reader: Reader, column: string, op: TextOperator, setting: RuleSetting): Condition {
  const words = setting.aliases.values[column] ?? {};
  if ((op === 'is' || op === 'is-not') && reader.has(['(']))
    return { column, op: op === 'is' ? 'in' : 'not-in', values: readList(reader, words) };
  const start = reader.at;
  // `样本数 是 3` compares numbers where the column has numbers.
  if ((op === 'is' || op === 'is-not') && kindOf(setting, column) !== 'text') {
    const value = reader.number();
    if (value !== undefined) return { column, op: op === 'is' ? 'eq' : 'ne', value };
    reader.at = start;
  }
  return { column, op, value: readValue(reader, words) };
}

function columnCondition(reader: Reader, column: string, setting: RuleSetting): Condition {
  const state = takeWord(reader, stateWords);
  if (state) return { column, op: state };
  const extreme = takeWord(reader, extremeWords);
  if (extreme) {
    const value = reader.number();
    if (value === undefined) throw new Unread(reader.at, '这里应当是数字');
    if (reader.take(['%'])) return { column, op: extreme, value, unit: 'percent' };
    reader.take(units);
    return { column, op: extreme, value, unit: 'rows' };
  }
  const listed = takeWord(reader, listWords);
  if (listed) return { column, op: listed, values: readList(reader, setting.aliases.values[column] ?? {}) };
  if (reader.take(betweenWords.open)) {
    if (reader.has(['('])) return { column, op: 'in', values: readList(reader, setting.aliases.values[column] ?? {}) };
    const from = needNumber(reader);
    if (!reader.take(betweenWords.middle)) throw new Unread(reader.at, '范围应写成“在 1 到 2 之间”');
    const to = needNumber(reader);
    reader.take(betweenWords.close);
    return { column, op: 'between', from, to };
  }
  const size = reader.take(['绝对值', '的绝对值']) !== undefined;
  const start = reader.at;
  const op = takeWord(reader, { ...numberWords, ...textWords });
  if (op === undefined) throw new Unread(start, '这里应当是比较，如“> 1”“是 上调”“含有 "脂"”');
  if (op in textWords) return textCondition(reader, column, op as TextOperator, setting);
  if ((op === 'eq' || op === 'ne') && (kindOf(setting, column) === 'text' || !isNumberNext(reader)))
    return textCondition(reader, column, op === 'eq' ? 'is' : 'is-not', setting);
  reader.at = start;
  return { column, op: needOperator(reader, size), value: needNumber(reader) };
}

function isNumberNext(reader: Reader): boolean {
  const { at } = reader;
  const found = reader.number() !== undefined;
  reader.at = at;
  return found;
}

/** A word that is a condition by itself, with nothing behind it that compares. */
function wholeCondition(reader: Reader, { aliases, columns }: RuleSetting): Condition | undefined {
  const word = Object.keys(aliases.conditions)
    .toSorted((a, b) => b.length - a.length)
    .find((one) => reader.has([foldText(one)]));
  if (word === undefined) return undefined;
  const start = reader.at;
  reader.at += word.length;
  const condition = aliases.conditions[word]!;
  const there = !columns || !('column' in condition) || columns.some(({ name }) => name === condition.column);
  if (there && (reader.done || reader.has([...anyConnective, ')']) !== undefined)) return condition;
  reader.at = start;
  return undefined;
}

/** @throws {Unread} Where it is not understood. */
export function parseCondition(reader: Reader, setting: RuleSetting): Condition {
  const measured = readSize(reader, () => readMeasure(reader));
  const measure = measured ?? readMeasure(reader);
  if (measure) return { measure, op: needOperator(reader, measured !== undefined), value: needNumber(reader) };
  const whole = wholeCondition(reader, setting);
  if (whole) return whole;
  const sized = readSize(reader, () => readColumn(reader, setting));
  if (sized !== undefined) return { column: sized, op: needOperator(reader, true), value: needNumber(reader) };
  return columnCondition(reader, readColumn(reader, setting), setting);
}
