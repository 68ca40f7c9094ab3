import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, Records } from '../../model/index.ts';
import { classesOf, findColumn, parameter, pickNumbers, pickText, refusal } from '../../records/index.ts';
import type { PieOptions } from './piePlot.schema.ts';

const others = '其他';
const mostGroups = 12;

/**
 * The share of each category; the smaller ones beyond `top` are combined.
 *
 * Which categories are kept is decided over all groups, so that a colour means the same in each.
 *
 * @throws {InputError} When a column cannot be found, a value is negative, there are too many groups, or nothing is
 * left.
 */
export function piePlot(records: Records, options: PieOptions): MethodOutput {
  const value =
    options.value === ''
      ? null
      : pickNumbers(records, options.value, { option: 'value_column', label: '数值列', names: /$^/u });
  const category = pickText(records, options.category, {
    option: 'category_column',
    label: '类别列',
    names: /^(category|class|type|kind|group|类别|分类|类型|种类)$/u,
    fallback: true,
    taken: [value],
  });
  const group =
    options.group === ''
      ? null
      : findColumn(records, options.group, { option: 'group_column', label: '分组列', names: /$^/u }, false);
  const negative = value?.numbers.findIndex((one) => one < 0) ?? -1;
  if (negative >= 0)
    throw parameter(
      { option: 'value_column' },
      `“${value!.name}”列第 ${negative + 1} 行的值 ${value!.text[negative]} 小于 0，不能画成占比`,
      '请改选数值列，或改用柱状图',
    );
  const amount = (row: number): number => (value ? value.numbers[row]! : 1);
  const rows = Array.from({ length: records.rows }, (_, row) => row).filter(
    (row) => classesOf(category)[row] !== '' && amount(row) > 0 && (!group || classesOf(group)[row] !== ''),
  );
  if (rows.length === 0)
    throw refusal(
      'no-rows',
      `没有一行有“${category.name}”${value ? `且“${value.name}”大于 0` : ''}`,
      '请检查“类别列”与“数值列”是否选对',
    );
  const groups = group ? [...new Set(rows.map((row) => classesOf(group)[row]!))] : [''];
  if (groups.length > mostGroups)
    throw parameter(
      { option: 'group_column' },
      `“${group!.name}”有 ${groups.length} 个不同的取值，最多能画 ${mostGroups} 个饼`,
      '请改选取值较少的分组列，或留空',
    );

  const totals = new Map<string, number>();
  for (const row of rows)
    totals.set(classesOf(category)[row]!, (totals.get(classesOf(category)[row]!) ?? 0) + amount(row));
  const names = [...totals.keys()];
  const bySize = names
    .filter((name) => name !== others)
    .toSorted((a, b) => totals.get(b)! - totals.get(a)! || names.indexOf(a) - names.indexOf(b));
  const kept = new Set(bySize.slice(0, options.top));
  const merged = bySize.length - kept.size;
  const drawn = [
    ...(options.order === 'value' ? bySize : names).filter((name) => kept.has(name)),
    ...(merged > 0 || totals.has(others) ? [others] : []),
  ];
  const place = new Map(drawn.map((name, at) => [name, at]));

  const slices = groups.flatMap((name) => {
    const own = rows.filter((row) => !group || classesOf(group)[row] === name);
    const held = new Float64Array(drawn.length);
    const counts = new Float64Array(drawn.length);
    for (const row of own) {
      const at = place.get(kept.has(classesOf(category)[row]!) ? classesOf(category)[row]! : others)!;
      held[at]! += amount(row);
      counts[at]! += 1;
    }
    const total = held.reduce((sum, one) => sum + one, 0);
    return drawn.map((slice, at) => ({
      group: name,
      category: slice,
      value: held[at]!,
      rows: counts[at]!,
      share: held[at]! / total,
    }));
  });
  const left = records.rows - rows.length;
  const messages: Message[] = [];
  if (left > 0)
    messages.push({ level: 'info', text: `${left} 行缺少类别、${group ? '分组、' : ''}数值，或数值为 0，未参与` });
  if (merged > 0)
    messages.push({ level: 'info', text: `${names.length} 个类别中，合计小的 ${merged} 个合并为“${others}”` });
  return {
    tables: [
      tableOf('slices', '各类别的占比', [
        textColumn(
          'group',
          group?.name ?? '分组',
          slices.map((slice) => slice.group),
          { help: '哪一个饼，没有分组列时为空' },
        ),
        textColumn(
          'category',
          category.name,
          slices.map((slice) => slice.category),
          { help: '类别的名称，合计小的合并为“其他”' },
        ),
        numberColumn(
          'value',
          value?.name ?? '行数',
          Float64Array.from(slices, (slice) => slice.value),
          { help: value ? '该类别的数值之和' : '该类别的行数' },
        ),
        numberColumn(
          'share',
          '占比',
          Float64Array.from(slices, (slice) => slice.share),
          { help: '该类别 ÷ 同一个饼的总和，0～1' },
        ),
        integerColumn(
          'rows',
          '记录数',
          Float64Array.from(slices, (slice) => slice.rows),
          { help: '该类别的记录行数' },
        ),
      ]),
    ],
    removed: [],
    messages,
    facts: {
      category: category.name,
      value: value?.name ?? '',
      group: group?.name ?? '',
      groups: group ? groups.length : 0,
      categories: names.length,
      merged,
      left,
      total: rows.reduce((sum, row) => sum + amount(row), 0),
    },
  };
}
