import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { UsageError } from '../command.ts';
import { ContentError, fault } from './problems.ts';

/** A file name is also part of an address in the portal, so it may hold only letters that need no encoding. */
const slugForm = /^[a-z0-9][a-z0-9-]{0,63}$/;

export type ContentFile = { readonly file: string; /** The file name without its extension. */ readonly slug: string };

/**
 * The files of a folder with one of these extensions, by name. The name identifies the content: importing it again
 * changes the same piece.
 * @throws {UsageError} When there is no such folder; {ContentError} for a name that cannot be an address.
 */
export async function readFolder(folder: string, endings: readonly string[]): Promise<readonly ContentFile[]> {
  if (!folder) throw new UsageError('请给出文件夹');
  const names = await readdir(folder).catch(() => {
    throw new UsageError(`读不到文件夹 ${folder}`);
  });
  const files = names
    .filter((name) => endings.includes(extname(name)) && !/^readme\./i.test(name))
    .sort()
    .map((name) => ({ file: join(folder, name), slug: name.slice(0, -extname(name).length) }));
  checkNames(files);
  return files;
}

/** @throws {ContentError} For a name that cannot be an address. */
export function checkNames(files: readonly ContentFile[]): void {
  const wrong = files.filter(({ slug }) => !slugForm.test(slug));
  if (wrong.length > 0)
    throw new ContentError(
      wrong.map(({ file }) => fault(file, 1, '文件名只能用小写字母、数字和连字符，例如 2026-11-18-release.md')),
    );
}

/** Reads every file and reports the faults of all of them together. */
export async function readAll<Source, Piece>(
  sources: readonly Source[],
  read: (source: Source) => Promise<Piece>,
): Promise<Piece[]> {
  const settled = await Promise.allSettled(sources.map(read));
  const faults = settled.flatMap((one) =>
    one.status === 'rejected' && one.reason instanceof UsageError ? [one.reason.message] : [],
  );
  const broken = settled.find((one) => one.status === 'rejected' && !(one.reason instanceof UsageError));
  if (broken?.status === 'rejected') throw broken.reason;
  if (faults.length > 0) throw new ContentError(faults);
  return settled.map((one) => (one as PromiseFulfilledResult<Piece>).value);
}
