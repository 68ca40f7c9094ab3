import type { ResponseOf } from '@panome/contract/client';
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
 * @returns `apart` when they are not; undefined when one of them did not arrive, which the list of uploads tells. What
 * did arrive lies in the file store.
 * @throws {CallError} When the server could not be asked what they are.
 */
export async function uploadTogether(files: readonly [File, File]): Promise<UploadedTable | 'apart' | undefined> {
  const stored = (await Promise.all(files.map(uploadTable))).filter((one) => one !== undefined);
  if (stored.length < files.length) return undefined;
  const kinds = await Promise.all(stored.map(async ({ id }) => (await inspected(id)).report?.nature?.kind));
  const groups = stored.find((_, at) => kinds[at] === 'groups');
  const table = stored.find((_, at) => kinds[at] && !beside.has(kinds[at]));
  return groups && table ? { ...table, groups } : 'apart';
}
