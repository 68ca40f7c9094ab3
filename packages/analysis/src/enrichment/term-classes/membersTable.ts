import { numberColumn, tableOf, textColumn, type Records, type Table } from '../../model/index.ts';
import type { Listed } from '../shared/index.ts';

type Class = { readonly id: string; readonly name: string; readonly features: readonly string[] };

const own = ['feature', 'class', 'name', 'direction'];
/** More columns than this nobody reads beside each other. */
const mostColumns = 40;

/** The features of each class, one in a row, with what a table of differences says of them in numbers. */
export function membersTable(
  classes: readonly Class[],
  { direction, rows }: Listed,
  records: Records | undefined,
): Table {
  const lines = classes.flatMap(({ features, id, name }) => features.map((feature) => ({ feature, id, name })));
  const figures = (records?.columns ?? [])
    .filter(({ name, numbers }) => numbers !== null && !own.includes(name))
    .slice(0, mostColumns);
  return tableOf('members', '各类中的特征', [
    textColumn(
      'feature',
      '特征',
      lines.map(({ feature }) => feature),
      { help: '名单中属于这一类的特征，按名单的写法；一个特征可属于多类' },
    ),
    textColumn(
      'class',
      '分类编号',
      lines.map(({ id }) => id),
      { help: '同分类统计表' },
    ),
    textColumn(
      'name',
      '分类',
      lines.map(({ name }) => name),
      { help: '分类的名称' },
    ),
    ...(direction
      ? [
          textColumn(
            'direction',
            '变化方向',
            lines.map(({ feature }) => direction.get(feature) ?? 'none'),
            { help: '上调（up）、下调（down）或不知道（none）' },
          ),
        ]
      : []),
    ...figures.map(({ name, numbers }) =>
      numberColumn(
        name,
        name,
        Float64Array.from(lines, ({ feature }) => {
          const row = rows?.get(feature);
          return row === undefined ? Number.NaN : numbers![row]!;
        }),
        { help: '差异结果表中的同名列' },
      ),
    ),
  ]);
}
