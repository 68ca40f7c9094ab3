/** A file that was dropped, with the folders it lay in, outermost first. */
export type DroppedFile = { readonly file: File; readonly path: readonly string[] };

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));
const nextEntries = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  // A reader gives at most a hundred at a time.
  // oxlint-disable-next-line no-await-in-loop
  for (let some = await nextEntries(reader); some.length > 0; some = await nextEntries(reader)) all.push(...some);
  return all;
}

async function filesIn(entry: FileSystemEntry, path: readonly string[]): Promise<DroppedFile[]> {
  if (entry.isFile) return [{ file: await fileOf(entry as FileSystemFileEntry), path }];
  const inside = await entriesOf(entry as FileSystemDirectoryEntry);
  // System files such as .DS_Store are not the user's.
  const wanted = inside.filter(({ name }) => !name.startsWith('.'));
  return (await Promise.all(wanted.map((child) => filesIn(child, [...path, entry.name])))).flat();
}

/** Every file of a drop, those inside dropped folders included. Must be called while the drop event is handled. */
export async function readDrop(data: DataTransfer): Promise<DroppedFile[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...data.files].map((file) => ({ file, path: [] }));
  return (await Promise.all(entries.map((entry) => filesIn(entry, [])))).flat();
}

/** The files of a folder that was chosen by a button, in the same form as dropped ones. */
export const chosenFolder = (files: readonly File[]): DroppedFile[] =>
  files
    .map((file) => ({ file, path: file.webkitRelativePath.split('/').slice(0, -1) }))
    .filter(({ file, path }) => ![...path.slice(1), file.name].some((name) => name.startsWith('.')));
