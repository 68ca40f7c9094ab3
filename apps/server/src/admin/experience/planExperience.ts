import type { ExperienceRow } from '../../platform/database/schema/productDb.ts';
import type { Platform } from '../../platform/platform.ts';
import { record, type Plan } from '../command.ts';

/** Rows a statement; both databases bound the number of values in one. */
const atOnce = 500;
const batchesOf = <Item>(items: readonly Item[]): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, at) => items.slice(at * atOnce, (at + 1) * atOnce));

const isSame = (stored: ExperienceRow, row: ExperienceRow) =>
  (Object.keys(row) as (keyof ExperienceRow)[]).every((column) => stored[column] === row[column]);

/**
 * Makes the table hold the rows of a file; rows of other files stay unless they are to be removed. Importing the same
 * file again changes nothing.
 */
export async function planExperience(
  platform: Platform,
  file: string,
  rows: readonly ExperienceRow[],
  remove: boolean,
): Promise<Plan> {
  const stored = new Map(
    (await platform.database.selectFrom('experience').selectAll().execute()).map((row) => [row.id, row]),
  );
  const added = rows.filter(({ id }) => !stored.has(id));
  const changed = rows.filter((row) => stored.has(row.id) && !isSame(stored.get(row.id)!, row));
  const given = new Set(rows.map(({ id }) => id));
  const missing = [...stored.keys()].filter((id) => !given.has(id));
  const gone = remove ? missing : [];
  const step = (act: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [`${act} ${ids.length} 条：${ids.slice(0, 5).join('、')}${ids.length > 5 ? ' 等' : ''}`];
  return {
    steps: [
      ...step(
        '新增',
        added.map(({ id }) => id),
      ),
      ...step(
        '修改',
        changed.map(({ id }) => id),
      ),
      ...step('删除', gone),
    ],
    carryOut: async () => {
      await platform.database.transaction().execute(async (transaction) => {
        for (const ids of batchesOf([...changed.map(({ id }) => id), ...gone]))
          await transaction.deleteFrom('experience').where('id', 'in', ids).execute();
        for (const batch of batchesOf([...added, ...changed]))
          await transaction.insertInto('experience').values(batch).execute();
      });
      const same = rows.length - added.length - changed.length;
      const kept = missing.length - gone.length;
      const counts = `新增 ${added.length}，修改 ${changed.length}，删除 ${gone.length}，未变 ${same}`;
      await record(platform, 'experience.import', `${file} ${counts}`);
      return `项目经验：${counts}${kept > 0 ? `；${kept} 条不在文件中，已保留（--remove 可删除）` : ''}`;
    },
  };
}
