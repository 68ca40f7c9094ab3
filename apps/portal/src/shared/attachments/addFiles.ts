import { formatSize } from '../format/format.ts';
import { attachmentsText as text } from './attachments.text.ts';

export type AttachmentRules = {
  /** How many there may be. */
  readonly most: number;
  /** The most bytes a file may have. */
  readonly maxSize: number;
  /** Extensions with their dot; empty takes every file. */
  readonly accept: readonly string[];
};

const typeOf = (name: string) => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
const two = (value: number) => String(value).padStart(2, '0');
/** What browsers call every picture from the clipboard. */
const pasted = /^image\.(png|jpe?g|webp|gif)$/i;

/** Screenshots come without a name of their own; the time tells them apart. */
export function namedFile(file: File, taken: ReadonlySet<string>, now = new Date()): File {
  if (!pasted.test(file.name)) return file;
  const base = text.screenshot(`${two(now.getHours())}-${two(now.getMinutes())}-${two(now.getSeconds())}`);
  const type = typeOf(file.name);
  let name = base + type;
  for (let number = 2; taken.has(name); number += 1) name = `${base} (${number})${type}`;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}

const same = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Adds what may be added. @returns the new list, and in words what was left out and why. */
export function addFiles(
  files: readonly File[],
  added: readonly File[],
  { accept, maxSize, most }: AttachmentRules,
): { files: readonly File[]; problems: string[] } {
  const problems: string[] = [];
  const next = [...files];
  for (const given of added) {
    const file = namedFile(given, new Set(next.map(({ name }) => name)));
    if (next.some((each) => same(each, file))) continue;
    if (file.size === 0) problems.push(text.empty(file.name));
    else if (file.size > maxSize) problems.push(text.tooLarge(file.name, formatSize(maxSize)));
    else if (accept.length > 0 && !accept.includes(typeOf(file.name)))
      problems.push(text.wrongType(file.name, accept.join('、')));
    else if (next.length >= most) {
      problems.push(text.tooMany(most));
      break;
    } else next.push(file);
  }
  return { files: next, problems };
}
