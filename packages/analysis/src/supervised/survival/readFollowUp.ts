import type { Message, RecordColumn, Records, Removal } from '../../model/index.ts';
import { termWords, type TermType } from '../../linear-model/index.ts';
import {
  classesOf,
  findColumn,
  parameter,
  pickNumbers,
  pickText,
  refusal,
  type NumberColumn,
} from '../../records/index.ts';
import { median } from '../../statistics/index.ts';
import type { FollowUp } from './kaplanMeier.ts';
import type { SurvivalOptions } from './survival.schema.ts';

const happened =
  /^(1|true|yes|y|event|dead|death|died|deceased|recurred|progressed|是|死亡|已死亡|复发|进展|发生|事件)$/iu;
const censored = /^(0|false|no|n|censored|censor|alive|living|否|存活|生存|删失|未发生|失访)$/iu;
const mostGroups = 12;
/** A column with more numbers than this is a measurement, not a grouping. */
const fewNumbers = 6;

type Term = { readonly name: string; readonly values: Float64Array };
export type Study = {
  readonly followUp: FollowUp;
  readonly levels: readonly string[];
  /** Index of the level of each person who takes part. */
  readonly group: Int32Array;
  /** Of the Cox model: levels against the first, then the covariate. */
  readonly terms: readonly Term[];
  readonly names: { readonly time: string; readonly event: string; readonly group: string; readonly covariate: string };
  /** What the covariate was taken for, in words; `''` without one. */
  readonly covariate: string;
  readonly removed: readonly Removal[];
  /** The value at which a measurement was divided; `NaN` when none was. */
  readonly divided: number;
  readonly messages: readonly Message[];
};

/**
 * Whether the event happened, by row; `NaN` where the cell says nothing.
 * @throws {InputError} For a word that says neither.
 */
function eventsOf(column: RecordColumn): Float64Array {
  const coded = column.numbers && [...new Set(column.numbers.filter((value) => !Number.isNaN(value)))];
  const oneTwo =
    coded !== null && coded.length > 0 && coded.every((value) => value === 1 || value === 2) && coded.includes(2);
  return Float64Array.from(classesOf(column), (text, row) => {
    if (text === '') return Number.NaN;
    if (oneTwo) return column.numbers![row] === 2 ? 1 : 0;
    if (happened.test(text)) return 1;
    if (censored.test(text)) return 0;
    throw parameter(
      { option: 'event_column' },
      `“${column.name}”列第 ${row + 2} 行的“${text}”看不出是否发生事件`,
      '请用 1 表示发生、0 表示删失，或改选事件列',
    );
  });
}

/** The level of each row, `''` where there is none, the levels in order, and where a measurement was divided. */
function levelsOf(
  column: RecordColumn | null,
  cut: SurvivalOptions['cut'],
): { of: readonly string[]; order: (names: readonly string[]) => string[]; divided: number } | null {
  if (!column) return null;
  const { numbers } = column;
  const text = classesOf(column);
  const distinct = numbers ? new Set(numbers.filter((value) => !Number.isNaN(value))).size : 0;
  if (!numbers || cut === 'none' || (cut === 'auto' && distinct <= fewNumbers)) {
    const order = numbers
      ? (names: readonly string[]) => [...new Set(names)].sort((a, b) => Number(a) - Number(b))
      : (names: readonly string[]) => [...new Set(names)];
    return { of: text, order, divided: Number.NaN };
  }
  const divided = median(numbers.filter((value) => !Number.isNaN(value)));
  const names = [`${column.name} 低`, `${column.name} 高`];
  return {
    of: Array.from(numbers, (value) => (Number.isNaN(value) ? '' : names[value > divided ? 1 : 0]!)),
    order: (used) => names.filter((name) => used.includes(name)),
    divided,
  };
}

/** The covariate as terms of the model, and what it was taken for in words. */
function covariateTerms(
  column: RecordColumn | null,
  rows: readonly number[],
  type: TermType,
): { readonly terms: readonly Term[]; readonly words: string } {
  if (!column) return { terms: [], words: '' };
  const { name, numbers } = column;
  const text = classesOf(column);
  const levels = [...new Set(rows.map((row) => text[row]!))];
  const kind = numbers && type === 'auto' ? 'number' : 'category';
  const words = termWords([{ name, kind, levels }]);
  if (kind === 'number') return { words, terms: [{ name, values: Float64Array.from(rows, (row) => numbers![row]!) }] };
  if (numbers) levels.sort((a, b) => Number(a) - Number(b));
  return {
    words,
    terms: levels.slice(1).map((level) => ({
      name: `${name}：${level}`,
      values: Float64Array.from(rows, (row) => (text[row] === level ? 1 : 0)),
    })),
  };
}

/**
 * Who was followed how long, in which group; rows with an empty cell in a column that is used take no part.
 *
 * @throws {InputError} When a column cannot be found or read, a time is negative, or too few people are left.
 */
export function readFollowUp(records: Records, options: SurvivalOptions): Study {
  const time: NumberColumn = pickNumbers(records, options.time, {
    option: 'time_column',
    label: '时间列',
    names:
      /^(time|times|os|ostime|pfs|pfstime|dfs|survivaltime|followup|days|months|years|时间|生存时间|随访时间|天数|月数)$/u,
  });
  const event = pickText(records, options.event, {
    option: 'event_column',
    label: '事件列',
    names: /^(event|events|status|osstatus|dead|death|censor|outcome|事件|状态|生存状态|结局|是否死亡)$/u,
    taken: [time],
  });
  const group = findColumn(
    records,
    options.group,
    {
      option: 'group_column',
      label: '分组列',
      names: /^(group|groups|arm|treatment|subtype|stage|risk|分组|组别|组|处理|亚型|分期|风险)$/u,
      taken: [time, event],
    },
    false,
  );
  const covariate =
    options.covariate === ''
      ? null
      : findColumn(records, options.covariate, { option: 'covariate_column', label: '协变量列', names: /$^/u }, false);
  const happenedAt = eventsOf(event);
  const levels = levelsOf(group, options.cut);
  const rows = Array.from({ length: records.rows }, (_, row) => row).filter((row) => {
    const measured = covariate === null || classesOf(covariate)[row] !== '';
    return !Number.isNaN(time.numbers[row]!) && !Number.isNaN(happenedAt[row]!) && levels?.of[row] !== '' && measured;
  });
  const negative = rows.find((row) => time.numbers[row]! < 0);
  if (negative !== undefined)
    throw refusal(
      'negative-time',
      `“${time.name}”列第 ${negative + 2} 行的时间为 ${time.text[negative]}，小于 0`,
      '请检查时间的起点，改正后重新上传',
    );
  const deaths = rows.filter((row) => happenedAt[row] === 1).length;
  if (rows.length < 2 || deaths === 0)
    throw refusal(
      'no-events',
      rows.length < 2 ? `只有 ${rows.length} 行可用，无法估计生存曲线` : `“${event.name}”列中没有发生事件的人`,
      '请检查时间列与事件列是否选对',
    );
  const names = levels ? levels.order(rows.map((row) => levels.of[row]!)) : [''];
  if (names.length > mostGroups)
    throw refusal(
      'too-many-groups',
      `“${group!.name}”有 ${names.length} 个取值，最多 ${mostGroups} 组`,
      '请改选分组列，或把“数值分组”设为按中位数',
    );
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const of = Int32Array.from(rows, (row) => (levels ? indexOf.get(levels.of[row]!)! : 0));
  const adjusted = covariateTerms(covariate, rows, options.covariateType);
  const used = new Set(rows);
  const left = Array.from({ length: records.rows }, (_, row) => row).filter((row) => !used.has(row));
  const lacks = (row: number): string =>
    [
      ...(Number.isNaN(time.numbers[row]!) ? [time] : []),
      ...(Number.isNaN(happenedAt[row]!) ? [event] : []),
      ...(levels?.of[row] === '' ? [group!] : []),
      ...(covariate && classesOf(covariate)[row] === '' ? [covariate] : []),
    ]
      .map(({ name }) => `“${name}”`)
      .join('、');
  const ids = records.columns.find(({ numbers, text }) => !numbers && new Set(text).size === records.rows);
  return {
    followUp: {
      time: Float64Array.from(rows, (row) => time.numbers[row]!),
      event: Uint8Array.from(rows, (row) => happenedAt[row]!),
    },
    levels: names,
    group: of,
    terms: [
      ...names
        .slice(1)
        .map((name, k) => ({ name, values: Float64Array.from(of, (index) => (index === k + 1 ? 1 : 0)) })),
      ...adjusted.terms,
    ],
    names: { time: time.name, event: event.name, group: group?.name ?? '', covariate: covariate?.name ?? '' },
    divided: levels?.divided ?? Number.NaN,
    covariate: adjusted.words,
    removed: left.map((row) => ({
      kind: 'sample',
      id: ids?.text[row] || `第 ${row + 2} 行`,
      reason: `缺少${lacks(row)}的值`,
    })),
    messages: left.length > 0 ? [{ level: 'info', text: `${left.length} 行缺少时间、事件、分组或协变量，未参与` }] : [],
  };
}
