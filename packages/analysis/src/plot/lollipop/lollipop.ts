import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, Records } from '../../model/index.ts';
import { classesOf, findColumn, pickNumbers, pickText, refusal } from '../../records/index.ts';
import type { LollipopOptions } from './lollipop.schema.ts';

/**
 * One value a row, in order; equal values stay in the order of the table.
 *
 * @throws {InputError} When a column cannot be found or no row has both a name and a value.
 */
export function lollipop(records: Records, options: LollipopOptions): MethodOutput {
  const value = pickNumbers(records, options.value, {
    option: 'value_column',
    label: '数值列',
    names: /^(value|score|y|nes|lda|数值|值|得分)$/u,
    fallback: true,
  });
  const label = pickText(records, options.label, {
    option: 'label_column',
    label: '名称列',
    names: /^(name|label|term|feature|gene|名称|通路|特征|条目)$/u,
    fallback: true,
    taken: [value],
  });
  const group =
    options.group === ''
      ? null
      : findColumn(records, options.group, { option: 'group_column', label: '着色列', names: /$^/u }, false);
  const usable = Array.from(value.numbers.keys()).filter(
    (row) => label.text[row] !== '' && !Number.isNaN(value.numbers[row]!),
  );
  if (usable.length === 0)
    throw refusal('no-rows', `没有一行同时有“${label.name}”与“${value.name}”`, '请检查“名称列”与“数值列”是否选对');
  const height = (row: number): number =>
    options.order === 'size' ? Math.abs(value.numbers[row]!) : value.numbers[row]!;
  const rows = (options.order === 'input' ? usable : usable.toSorted((a, b) => height(b) - height(a) || a - b)).slice(
    0,
    options.top,
  );
  const left = records.rows - usable.length;
  const messages: Message[] = [];
  if (left > 0) messages.push({ level: 'info', text: `${left} 行缺少“${label.name}”或“${value.name}”，未参与` });
  if (rows.length < usable.length)
    messages.push({ level: 'info', text: `${usable.length} 行中画出排在前面的 ${rows.length} 行` });

  return {
    tables: [
      tableOf('lollipop', '棒棒糖图数据', [
        integerColumn(
          'rank',
          '次序',
          Float64Array.from(rows, (_, i) => i + 1),
          { help: '从上到下的次序，从 1 开始' },
        ),
        textColumn(
          'label',
          label.name,
          rows.map((row) => label.text[row]!),
          { help: '名称，取自记录表' },
        ),
        numberColumn(
          'value',
          value.name,
          Float64Array.from(rows, (row) => value.numbers[row]!),
          { help: '圆点的位置，取自记录表' },
        ),
        textColumn(
          'group',
          group?.name ?? '分组',
          rows.map((row) => (group ? classesOf(group)[row]! : '')),
          { help: '着色列的取值，没有着色列时为空' },
        ),
      ]),
    ],
    removed: [],
    messages,
    facts: {
      rows: usable.length,
      shown: rows.length,
      left,
      label: label.name,
      value: value.name,
      group: group?.name ?? '',
    },
  };
}
