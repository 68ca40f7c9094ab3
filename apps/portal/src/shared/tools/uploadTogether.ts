import type { ResponseOf } from '@panome/contract/client';
import type { May } from '../access/index.ts';
import { call, CallError } from '../api/index.ts';
import { inspected } from '../files/inspected.ts';
import { uploadOne } from '../files/uploads/index.ts';

type Stored = { readonly id: string; readonly name: string };
/** A table that was uploaded to be analysed, with the sheet of its groups where that came along. */
export type UploadedTable = Stored & { readonly groups?: Stored };

type Kind = NonNullable<NonNullable<ResponseOf<'fileStoreInspect'>['report']>['nature']>['kind'];

/** Nothing begins with these. */
const beside: ReadonlySet<Kind> = new Set(['taxonomy', 'sets', 'groups', 'names', 'text']);

/** Uploads one table. @returns undefined when it failed or was given up, which the list of uploads tells. */
export async function uploadTable(file: File): Promise<UploadedTable | undefined> {
  const id = await uploadOne(file);
  return id === undefined ? undefined : { id, name: file.name };
}

/**
 * Uploads two files that were chosen together and looks whether they are a table and the groups of its samples.
 *
 * @param may - What the reader may do.
 * @returns `apart` when they are not; undefined when one of them did not arrive, which the list of uploads tells. What
 * did arrive lies in the file store.
 * @throws {CallError} When the server could not be asked what they are.
 */
export async function uploadTogether(
  files: readonly [File, File],
  may: May,
): Promise<UploadedTable | 'apart' | undefined> {
  const stored = (await Promise.all(files.map(uploadTable))).filter((one) => one !== undefined);
  if (stored.length < files.length) return undefined;
  const kinds = await Promise.all(stored.map(async ({ id }) => (await inspected(id)).report?.nature?.kind));
  const sheet = stored.find((_, at) => kinds[at] === 'groups');
  const tables = stored.filter((one, at) => one !== sheet && kinds[at] && !beside.has(kinds[at]));
  if (sheet) return tables[0] ? { ...tables[0], groups: sheet } : 'apart';
  if (!may('toolGroupScheme')) return 'apart';
  // A sheet of samples that no heading gives away: it is one when its rows are the samples of the other table.
  for (const table of tables)
    for (const other of stored)
      // Each answer decides whether there is another question.
      // oxlint-disable-next-line no-await-in-loop
      if (other !== table && (await isSheetOf(other, table))) return { ...table, groups: other };
  return 'apart';
}

/** Whether a sheet puts most samples of a table into groups. */
async function isSheetOf(sheet: Stored, table: Stored): Promise<boolean> {
  try {
    const { samples, scheme } = await call('toolGroupScheme', {
      matrix: { file_id: table.id },
      source: { kind: 'file', file: { file_id: sheet.id } },
    });
    const grouped = scheme.groups.reduce((sum, group) => sum + group.samples.length, 0);
    return scheme.groups.length > 1 && grouped > samples.length / 2;
  } catch (error) {
    // That a table is no sheet of groups is the answer.
    if (error instanceof CallError && error.status === 400) return false;
    throw error;
  }
}
