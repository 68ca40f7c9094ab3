import type { NameConflict } from '@panome/contract';
import type { FileRow } from '../../../platform/database/schema/files.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findNamed, type Db } from '../tree/nodes.ts';

/** The name of an item in its new folder. */
export type Place =
  | { readonly row: FileRow; readonly how: 'plain' | 'number' }
  /** The existing file of that name, which is moved to the trash first. */
  | { readonly row: FileRow; readonly how: 'replace'; readonly former: FileRow }
  | { readonly row: FileRow; readonly how: 'skip' };

export const presentNamed = ({ id, kind, name }: FileRow) => ({ id, name, is_dir: kind as 0 | 1 | 2 });

/** @param taken - Receives the names that exist already and need a decision of the person. */
const askFirst = (taken: readonly FileRow[]) => {
  const [first] = taken;
  const names = taken.length === 1 ? `“${first!.name}”` : `“${first!.name}”等 ${taken.length} 项`;
  return new Refusal({
    status: 409,
    showMsg: `目标文件夹中已有${names}，请选择保留两者、替换或跳过`,
    data: { taken: taken.map(presentNamed) },
  });
};

/**
 * Decides the names of rows in their new folder, before anything is changed. Rows from different folders may have the
 * same name too; the later one then needs the decision. A folder neither replaces nor is replaced: it gets a number.
 * @throws {Refusal} 409 with the names when some exist and the person has not decided yet.
 */
export async function placeRows(
  db: Db,
  rows: readonly FileRow[],
  folderId: string,
  conflict: NameConflict,
): Promise<Place[]> {
  const places: Place[] = [];
  const taken: FileRow[] = [];
  const names = new Set<string>();
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop
    const former = await findNamed(db, row.owner_id, folderId, row.name);
    const twin = names.has(row.name);
    names.add(row.name);
    // A copy beside its original gets a number without a question.
    if (former?.id === row.id) places.push({ row, how: 'number' });
    else if (!former && !twin) places.push({ row, how: 'plain' });
    else if (conflict === 'ask') taken.push(row);
    else if (conflict === 'skip') places.push({ row, how: 'skip' });
    else if (conflict === 'replace' && former?.kind === 0 && row.kind !== 1 && !twin)
      places.push({ row, how: 'replace', former });
    else places.push({ row, how: 'number' });
  }
  if (taken.length > 0) throw askFirst(taken);
  return places;
}
