import { numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, Records, Removal } from '../../model/index.ts';
import { classesOf, findColumn, parameter, pickNumbers, pickText, type NumberColumn } from '../../records/index.ts';
import type { TernaryOptions } from './ternary.schema.ts';

const corners = [
  ['a_column', '上顶点列'],
  ['b_column', '左下顶点列'],
  ['c_column', '右下顶点列'],
] as const;

/**
 * Three shares of every row, which sum to 1, and where they lie in a triangle of side 1: `a` at the top, `b` left, `c`
 * right.
 *
 * @throws {InputError} When there are no three different columns of numbers, one is negative, or no row has a share.
 */
export function ternary(records: Records, options: TernaryOptions): MethodOutput {
  const parts: NumberColumn[] = [];
  options.columns.forEach((name, at) => {
    const [option, label] = corners[at]!;
    const taken = [
      ...parts,
      ...records.columns.filter((column) => column.name !== name && options.columns.includes(column.name)),
    ];
    const found = pickNumbers(records, name, { option, label, names: /$^/u, fallback: true, taken });
    if (parts.includes(found))
      throw parameter({ option }, `“${found.name}”列被选了两次`, '请为三个顶点选三个不同的数值列');
    const negative = found.numbers.findIndex((value) => value < 0);
    if (negative >= 0)
      throw parameter(
        { option },
        `“${found.name}”列第 ${negative + 1} 行的值 ${found.numbers[negative]} 小于 0，不能作为占比`,
        '请使用丰度或占比，不要使用取过对数或标准化的数据',
      );
    parts.push(found);
  });
  const label = pickText(records, options.label, {
    option: 'label_column',
    label: '名称列',
    names: /^(name|id|feature|taxon|otu|asv|gene|名称|物种|编号)$/u,
    fallback: true,
    taken: parts,
  });
  const texts = records.columns.filter((column) => column !== label && !column.numbers);
  const group =
    options.group === ''
      ? (texts[0] ?? null)
      : findColumn(records, options.group, { option: 'group_column', label: '着色列', names: /$^/u }, false);
  const size =
    options.size === ''
      ? null
      : pickNumbers(records, options.size, { option: 'size_column', label: '大小列', names: /$^/u });

  const removed: Removal[] = [];
  const rows = label.text.flatMap((name, row) => {
    const values = parts.map(({ numbers }) => numbers[row]!);
    const sum = values.reduce((total, value) => total + value, 0);
    if (sum > 0) return [{ row, name: name || `第 ${row + 1} 行`, sum, shares: values.map((value) => value / sum) }];
    removed.push({
      kind: 'feature',
      id: name || `第 ${row + 1} 行`,
      reason: Number.isNaN(sum) ? '三列中有缺失值' : '三列都是 0',
    });
    return [];
  });
  if (rows.length === 0)
    throw parameter({ option: 'a_column' }, '没有一行的三列都有值且不全为 0', '请检查三个顶点的列是否选对');
  const messages: Message[] =
    removed.length > 0 ? [{ level: 'info', text: `${removed.length} 行的三列有缺失或都是 0，未画出` }] : [];
  const share = (at: number) => Float64Array.from(rows, ({ shares }) => shares[at]!);

  return {
    tables: [
      tableOf('points', '三元图数据', [
        textColumn(
          'name',
          label.name,
          rows.map(({ name }) => name),
          { help: '点的名称，取自记录表' },
        ),
        textColumn(
          'group',
          group?.name ?? '分组',
          rows.map(({ row }) => (group ? classesOf(group)[row]! : '')),
          { help: '着色列的取值，没有着色列时为空' },
        ),
        numberColumn('a', parts[0]!.name, share(0), { help: '上顶点的占比 = 该列 ÷ 三列之和，0～1' }),
        numberColumn('b', parts[1]!.name, share(1), { help: '左下顶点的占比 = 该列 ÷ 三列之和，0～1' }),
        numberColumn('c', parts[2]!.name, share(2), { help: '右下顶点的占比 = 该列 ÷ 三列之和，0～1' }),
        numberColumn(
          'size',
          size?.name ?? '三列之和',
          Float64Array.from(rows, ({ row, sum }) => (size ? size.numbers[row]! : sum)),
          { help: '决定点的面积' },
        ),
        numberColumn(
          'x',
          '横坐标',
          Float64Array.from(rows, ({ shares }) => shares[2]! + shares[0]! / 2),
          { help: '边长为 1 的三角形中的横坐标 c + a/2' },
        ),
        numberColumn(
          'y',
          '纵坐标',
          Float64Array.from(rows, ({ shares }) => (shares[0]! * Math.sqrt(3)) / 2),
          { help: '边长为 1 的三角形中的纵坐标 a·√3/2' },
        ),
      ]),
    ],
    removed,
    messages,
    facts: {
      points: rows.length,
      left: removed.length,
      a: parts[0]!.name,
      b: parts[1]!.name,
      c: parts[2]!.name,
      group: group?.name ?? '',
      size: size?.name ?? '',
    },
  };
}
