import { dropUnusedFiles, keepFile, keepPicture, type ContentFile } from '../../features/content/index.ts';
import type { Schema } from '../../platform/database/schema/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Insertable } from 'kysely';
import { record, type Plan } from '../command.ts';
import { ContentError } from './problems.ts';
import type { Picture } from './rendered.ts';

/** Every table whose rows have a name of their own: the name of the file they were imported from. */
type ContentTable = { [Name in keyof Schema]: Schema[Name] extends { id: string } ? Name : never }[keyof Schema];
type Row<Name extends ContentTable> = Insertable<Schema[Name]> & { readonly id: string };

/** One row with what lies beside it: pictures, and files of any kind (videos, downloads). */
export type Piece<Value> = {
  readonly row: Value;
  readonly pictures: readonly Picture[];
  readonly files?: readonly ContentFile[];
};

type Import<Name extends ContentTable> = {
  readonly table: Name;
  /** The Chinese name of this kind of content: 动态, 公告. */
  readonly label: string;
  readonly pieces: readonly Piece<Row<Name>>[];
  /** Whether rows that are not in the folder are removed. */
  readonly remove: boolean;
  /** What the operator reads of a row; its title when absent. */
  readonly nameOf?: (row: Row<Name>) => string;
};

/** Whether the stored row equals the new one; some databases return numbers as text. */
const isSame = (stored: object, row: object) =>
  Object.entries(row).every(([column, value]) => String((stored as Record<string, unknown>)[column]) === String(value));

const titleOf = (row: object) => ('title' in row ? String(row.title) : '');

/** Whether somebody of the staff wrote it in the portal: a folder neither changes nor removes it. */
const isWritten = (row: object) => 'origin' in row && row.origin === 'portal';
const isRecalled = (row: object) => 'state' in row && row.state === 'recalled';

/** Makes a table hold what a folder says. Importing the same folder again changes nothing. */
export async function planImport<Name extends ContentTable>(
  platform: Platform,
  { label, nameOf = titleOf, pieces, remove, table }: Import<Name>,
): Promise<Plan> {
  const { database } = platform;
  // All these tables have an `id`, which the types of the query builder cannot express for a generic table.
  const name = table as 'news';
  const rows = (await database.selectFrom(name).selectAll().execute()) as unknown as Row<Name>[];
  const stored = new Map(rows.map((row) => [row.id, row]));
  const taken = pieces.filter(({ row }) => isWritten(stored.get(row.id) ?? {}));
  if (taken.length > 0)
    throw new ContentError(
      taken.map(({ row }) => `“${row.id}”已是在服务后台撰写的${label}，文件夹不会覆盖它：请给文件换一个名称`),
    );
  const added = pieces.filter(({ row }) => !stored.has(row.id));
  const changed = pieces.filter(({ row }) => stored.has(row.id) && !isSame(stored.get(row.id)!, row));
  const given = new Set(pieces.map(({ row }) => row.id));
  const missing = [...stored.values()].filter((row) => !given.has(row.id) && !isWritten(row));
  const gone = remove ? missing : [];
  const line = (act: string) => (row: Row<Name>) => `${act}${label}：${nameOf(row)}（${row.id}）`;
  const same = pieces.length - added.length - changed.length;
  return {
    steps: [
      ...added.map(({ row }) => line('新增')(row)),
      ...changed.map(({ row }) => line('修改')(row)),
      ...gone.map(line('删除')),
    ],
    carryOut: async () => {
      const written = [...added, ...changed];
      for (const { bytes, extension } of written.flatMap(({ pictures }) => pictures))
        await keepPicture(platform, bytes, extension);
      for (const file of written.flatMap(({ files = [] }) => files)) await keepFile(platform, file);
      await database.transaction().execute(async (transaction) => {
        for (const { row } of written) {
          const { id: _id, ...rest } = row;
          // What only the portal knows stays: whether it was recalled.
          await transaction
            .insertInto(name)
            .values(row as never)
            .onConflict((on) => on.column('id').doUpdateSet(rest as never))
            .execute();
        }
        if (gone.length > 0)
          await transaction
            .deleteFrom(name)
            .where(
              'id',
              'in',
              gone.map(({ id }) => id),
            )
            .execute();
        await dropUnusedFiles(transaction);
      });
      for (const id of [...written.map(({ row }) => row.id), ...gone.map((row) => row.id)])
        await record(platform, `${table}.import`, id);
      const recalled = pieces.filter(({ row }) => isRecalled(stored.get(row.id) ?? {})).length;
      const kept = missing.length - gone.length;
      return `${label}：新增 ${added.length}，修改 ${changed.length}，删除 ${gone.length}，未变 ${same}${kept > 0 ? `；${kept} 条不在文件夹中，已保留（--remove 可删除）` : ''}${recalled > 0 ? `；${recalled} 条已在服务后台撤回，仍不显示` : ''}`;
    },
  };
}
