import { keepPicture } from '../../features/content/index.ts';
import type { NewsRow } from '../../platform/database/schema/content.ts';
import type { Platform } from '../../platform/platform.ts';
import { record, type Plan } from '../command.ts';
import type { Picture } from './rendered.ts';

type Tables = {
  news: NewsRow;
  notice: { id: string; title: string; content: string; starts_at: number; ends_at: number };
};
type Piece<Row> = { readonly row: Row; readonly pictures: readonly Picture[] };

type Import<Name extends keyof Tables> = {
  readonly table: Name;
  /** The Chinese name of this kind of content: 动态, 公告. */
  readonly label: string;
  readonly pieces: readonly Piece<Tables[Name]>[];
  /** Whether rows that are not in the folder are removed. */
  readonly remove: boolean;
};

/** Whether the stored row equals the new one; some databases return numbers as text. */
const isSame = (stored: object, row: object) =>
  Object.entries(row).every(([column, value]) => String((stored as Record<string, unknown>)[column]) === String(value));

/** Makes a table hold what a folder says. Importing the same folder again changes nothing. */
export async function planImport<Name extends keyof Tables>(
  platform: Platform,
  { label, pieces, remove, table }: Import<Name>,
): Promise<Plan> {
  const { database } = platform;
  // Both tables have these columns, which the types of the query builder cannot express for a generic table.
  const name = table as 'news';
  const stored = new Map((await database.selectFrom(name).selectAll().execute()).map((row) => [row.id, row]));
  const added = pieces.filter(({ row }) => !stored.has(row.id));
  const changed = pieces.filter(({ row }) => stored.has(row.id) && !isSame(stored.get(row.id)!, row));
  const given = new Set(pieces.map(({ row }) => row.id));
  const missing = [...stored.values()].filter(({ id }) => !given.has(id));
  const gone = remove ? missing : [];
  const line =
    (act: string) =>
    ({ id, title }: { id: string; title: string }) =>
      `${act}${label}：${title}（${id}）`;
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
      await database.transaction().execute(async (transaction) => {
        for (const { row } of written) {
          await transaction.deleteFrom(name).where('id', '=', row.id).execute();
          await transaction
            .insertInto(name)
            .values(row as NewsRow)
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
      });
      for (const id of [...written.map(({ row }) => row.id), ...gone.map((row) => row.id)])
        await record(platform, `${table}.import`, id);
      const kept = missing.length - gone.length;
      return `${label}：新增 ${added.length}，修改 ${changed.length}，删除 ${gone.length}，未变 ${same}${kept > 0 ? `；${kept} 条不在文件夹中，已保留（--remove 可删除）` : ''}`;
    },
  };
}
