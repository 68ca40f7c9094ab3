import {
  InputError,
  integerColumn,
  tableOf,
  textColumn,
  type Message,
  type MethodOutput,
  type NameLists,
} from '../../model/index.ts';
import type { VennOptions } from './venn.schema.ts';

/** More lists than this make no figure that can be read. */
const mostLists = 60;

/** Names that stand in exactly the same lists. */
type Region = { readonly code: string; readonly ids: string[] };

/**
 * Which names stand in exactly which lists; every name falls into one region.
 *
 * @throws {InputError} With fewer than 2 lists, or more than can be drawn.
 */
export function venn({ names, members }: NameLists, { ignore_case }: VennOptions): MethodOutput {
  if (names.length < 2 || names.length > mostLists) {
    throw new InputError([
      {
        code: names.length < 2 ? 'too-few-lists' : 'too-many-lists',
        severity: 'error',
        input: 'lists',
        what: `现在有 ${names.length} 个列表，需要 2 到 ${mostLists} 个`,
        remedy: '请每列放一个列表，第一行是列表名',
      },
    ]);
  }
  const found = new Map<string, { written: string; lists: Uint8Array }>();
  let merged = 0;
  const sizes = members.map((list, at) => {
    const before = new Set<string>();
    for (const written of list) {
      const key = ignore_case ? written.toLowerCase() : written;
      if (before.has(key)) merged += 1;
      before.add(key);
      const known = found.get(key) ?? { written, lists: new Uint8Array(names.length) };
      known.lists[at] = 1;
      found.set(key, known);
    }
    return before.size;
  });
  const regions = new Map<string, Region>();
  for (const { written, lists } of found.values()) {
    const code = lists.join('');
    const region = regions.get(code) ?? { code, ids: [] };
    region.ids.push(written);
    regions.set(code, region);
  }
  const degree = ({ code }: Region): number => code.replaceAll('0', '').length;
  // Fewest lists first, and among them in the order of the lists.
  const order = [...regions.values()].toSorted((a, b) => degree(a) - degree(b) || (a.code < b.code ? 1 : -1));
  const own = names.map(
    (_, at) => regions.get(names.map((__, other) => (other === at ? '1' : '0')).join(''))?.ids.length ?? 0,
  );
  const common = regions.get('1'.repeat(names.length))?.ids.length ?? 0;
  const messages: Message[] =
    merged > 0 ? [{ level: 'info', text: `不分大小写后，同一列表中有 ${merged} 个名称重复，每个只计一次。` }] : [];
  if (common === found.size) messages.push({ level: 'info', text: '各列表的内容完全相同。' });

  return {
    tables: [
      tableOf('regions', '交集', [
        textColumn(
          'sets',
          '列表',
          order.map(({ code }) => names.filter((_, at) => code[at] === '1').join(' & ')),
          { help: '这些名称恰好都在、且只在这些列表中' },
        ),
        textColumn(
          'code',
          '归属',
          order.map(({ code }) => code),
          { help: '按列表的次序，1 为在其中，0 为不在' },
        ),
        integerColumn('degree', '列表数', Float64Array.from(order, degree), { help: '这些名称同时出现在几个列表中' }),
        integerColumn(
          'size',
          '名称数',
          Float64Array.from(order, ({ ids }) => ids.length),
          { help: '恰好属于这些列表的名称个数，各行不重叠' },
        ),
        textColumn(
          'ids',
          '名称',
          order.map(({ ids }) => ids.join(';')),
          { help: '以分号分隔，按在文件中出现的先后' },
        ),
      ]),
      tableOf('lists', '各列表', [
        textColumn('list', '列表', names, { help: '列表名，取自文件的第一行' }),
        integerColumn('size', '名称数', Float64Array.from(sizes), { help: '列表中不重复的名称个数' }),
        integerColumn('unique', '独有', Float64Array.from(own), { help: '只出现在这个列表中的名称个数' }),
      ]),
    ],
    removed: [],
    messages,
    facts: { lists: names.length, names: found.size, common, regions: regions.size },
  };
}
