import type { RecordColumn, Records } from '../../model/index.ts';
import { findColumn, parameter, pickText } from '../../records/index.ts';
import type { IdMapOptions } from './idMap.schema.ts';

/** Old id → its new ids, each once, in the order of the file. */
export type Mapping = {
  readonly next: ReadonlyMap<string, readonly string[]>;
  readonly oldName: string;
  readonly newName: string;
  /** An old id as it is compared. */
  readonly plain: (id: string) => string;
};

/** @throws {InputError} When a column is not there or both are the same. */
export function readMapping(records: Records, features: readonly string[], options: IdMapOptions): Mapping {
  const plain = options.version ? (id: string) => id.replace(/\.\d+$/u, '') : (id: string) => id;
  const known = new Set(features.map(plain));
  const met = ({ text }: RecordColumn): number => text.filter((id) => known.has(plain(id))).length;
  const old =
    options.old === ''
      ? records.columns.reduce((best, column) => (met(column) > met(best) ? column : best))
      : findColumn(records, options.old, { option: 'old_column', label: '原编号列', names: /$^/u }, false)!;
  const next = pickText(records, options.next, {
    option: 'new_column',
    label: '新编号列',
    names: /^(symbol|genesymbol|newid|new|genename|新编号|基因名)$/u,
    fallback: true,
    taken: [old],
  });
  if (next === old)
    throw parameter(
      { option: 'new_column' },
      `原编号与新编号取自同一列“${old.name}”`,
      '请把“原编号列”与“新编号列”设为两个不同的列',
    );
  const found = new Map<string, string[]>();
  old.text.forEach((written, row) => {
    const [id, name] = [plain(written), next.text[row]!];
    if (id === '' || name === '') return;
    const list = found.get(id);
    if (!list) found.set(id, [name]);
    else if (!list.includes(name)) list.push(name);
  });
  return { next: found, oldName: old.name, newName: next.name, plain };
}
