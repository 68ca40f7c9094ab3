import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, Records } from '../../model/index.ts';
import { classesOf, findColumn, parameter, pickText, refusal, type NumberColumn } from '../../records/index.ts';
import type { WordCloudOptions } from './wordCloud.schema.ts';

type Word = { readonly word: string; readonly weight: number; readonly group: string; readonly rows: number };

/**
 * Words with their weights, the largest first; equal ones stay in the order of the table.
 *
 * @throws {InputError} When a column cannot be found, a p-value is outside 0…1, or no word has a positive weight.
 */
export function wordCloud(records: Records, options: WordCloudOptions): MethodOutput {
  const group =
    options.group === ''
      ? null
      : findColumn(records, options.group, { option: 'group_column', label: '着色列', names: /$^/u }, false);
  const weight = findColumn(
    records,
    options.weight,
    {
      option: 'weight_column',
      label: '权重列',
      names: /^(weight|count|counts|freq|frequency|n|value|score|overlap|权重|频数|次数|数值|得分|词频)$/u,
      fallback: true,
      taken: [group],
    },
    true,
  ) as NumberColumn | null;
  const word = pickText(records, options.word, {
    option: 'word_column',
    label: '词的列',
    names: /^(word|words|name|term|description|keyword|词|关键词|名称|条目|通路)$/u,
    fallback: true,
    taken: [weight, group],
  });
  const amounts = weight ? transformed(weight, options.transform) : new Float64Array(records.rows).fill(1);
  const usable = Array.from(amounts.keys()).filter((row) => word.text[row]!.trim() !== '' && amounts[row]! > 0);
  if (usable.length === 0)
    throw refusal(
      'no-rows',
      `没有一行同时有“${word.name}”与大于 0 的${weight ? `“${weight.name}”` : '次数'}`,
      '请检查“词的列”与“权重列”是否选对，有负值时把“权重的换算”改为绝对值',
    );
  const words = summed(usable, word.text, amounts, group && classesOf(group)).toSorted((a, b) => b.weight - a.weight);
  const shown = words.slice(0, options.top);
  const total = words.reduce((sum, one) => sum + one.weight, 0);
  const left = records.rows - usable.length;
  const messages: Message[] = [];
  if (left > 0) messages.push({ level: 'info', text: `${left} 行没有词，或权重缺失、不大于 0，未参与` });
  if (usable.length > words.length)
    messages.push({ level: 'info', text: `${usable.length} 行中相同的词权重相加，共 ${words.length} 个词` });
  if (shown.length < words.length)
    messages.push({ level: 'info', text: `${words.length} 个词中画出权重最大的 ${shown.length} 个` });
  return {
    tables: [
      tableOf('words', '词与权重', [
        integerColumn(
          'rank',
          '次序',
          Float64Array.from(shown, (_, i) => i + 1),
          { help: '按权重从大到小，从 1 开始' },
        ),
        textColumn(
          'word',
          word.name,
          shown.map((one) => one.word),
          { help: '词或条目，取自记录表' },
        ),
        numberColumn(
          'weight',
          weight?.name ?? '次数',
          Float64Array.from(shown, (one) => one.weight),
          { help: weight ? '换算后的权重，相同的词相加' : '这个词出现的行数' },
        ),
        numberColumn(
          'share',
          '占比',
          Float64Array.from(shown, (one) => one.weight / total),
          { help: '权重 ÷ 全部词的权重之和，0～1' },
        ),
        textColumn(
          'group',
          group?.name ?? '类别',
          shown.map((one) => one.group),
          { help: '着色列的取值，没有着色列时为空' },
        ),
        integerColumn(
          'rows',
          '行数',
          Float64Array.from(shown, (one) => one.rows),
          { help: '这个词在记录表中的行数' },
        ),
      ]),
    ],
    removed: [],
    messages,
    facts: {
      words: words.length,
      shown: shown.length,
      left,
      word: word.name,
      weight: weight?.name ?? '',
      group: group?.name ?? '',
      total,
      first: shown[0]!.word,
    },
  };
}

function transformed({ name, numbers }: NumberColumn, transform: WordCloudOptions['transform']): Float64Array {
  if (transform === 'none') return numbers;
  if (transform === 'abs') return numbers.map(Math.abs);
  const bad = numbers.findIndex((value) => value < 0 || value > 1);
  if (bad >= 0)
    throw parameter(
      { option: 'transform' },
      `“${name}”列第 ${bad + 1} 行的值 ${numbers[bad]} 不在 0～1 之间，不是 P 值`,
      '请把“权重的换算”改为不换算，或把“权重列”改为 P 值列',
    );
  const least = numbers.reduce((low, value) => (value > 0 && value < low ? value : low), 1);
  return numbers.map((value) => -Math.log10(value === 0 ? least / 10 : value));
}

/** Each word once, in the order of its first row; its group is that of its heaviest row. */
function summed(
  rows: readonly number[],
  text: readonly string[],
  amounts: Float64Array,
  groups: readonly string[] | null,
): Word[] {
  const found = new Map<string, { weight: number; rows: number; heaviest: number; group: string }>();
  for (const row of rows) {
    const [word, amount] = [text[row]!.trim(), amounts[row]!];
    const known = found.get(word);
    if (!known) found.set(word, { weight: amount, rows: 1, heaviest: amount, group: groups?.[row] ?? '' });
    else {
      known.weight += amount;
      known.rows += 1;
      if (amount > known.heaviest) Object.assign(known, { heaviest: amount, group: groups?.[row] ?? '' });
    }
  }
  return [...found].map(([word, { group, rows: count, weight }]) => ({ word, weight, group, rows: count }));
}
