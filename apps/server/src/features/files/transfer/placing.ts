import type { NameConflict } from '@panome/contract';
import type { FileRow } from '../../../platform/database/schema/files.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findNamed, type Db } from '../tree/nodes.ts';

/** What something goes under in its new folder. */
export type Place =
  | { readonly row: FileRow; readonly how: 'plain' | 'number' }
  /** The file of that name goes to the trash first. */
  | { readonly row: FileRow; readonly how: 'replace'; readonly former: FileRow }
  | { readonly row: FileRow; readonly how: 'skip' };

export const presentNamed = ({ id, kind, name }: FileRow) => ({ id, name, is_dir: kind as 0 | 1 | 2 });

/** @param taken - What cannot be placed until the person says how. */
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
 * Decides where rows go, before anything is changed. Rows that come from different folders may meet under one name as
 * well; the later one is then the one that is asked about. A folder is neither replaced nor replaces: it gets a number.
 * @throws {Refusal} 409 with the names when some are taken and the person was not asked yet.
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
    // A copy beside the original is wanted as it is: it gets a number without a question.
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
