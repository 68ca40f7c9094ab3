/** The most characters a name may have without its extension, counted as code points: 𠮷 is one. */
export const maxNameLength = 100;

/** The most bytes a whole name may take, as file systems count them. */
const maxBytes = 255;

/** Splits a file's name before its last dot. A leading dot (`.env`) begins a name, it ends none. */
export function splitExtension(name: string): { base: string; extension: string } {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? { base: name.slice(0, dot), extension: name.slice(dot) } : { base: name, extension: '' };
}

/** Trimmed, and in the composed form, so that é typed in two ways is one name. */
export const cleanName = (name: string): string => name.trim().normalize('NFC');

/** The length as a person counts it. */
export const nameLength = (name: string): number => Array.from(cleanName(name)).length;

export type NameProblem = 'empty' | 'long' | 'bytes' | 'characters' | 'dots';

/** Why a base name cannot be used, or undefined. What it forbids is what a common file system or an archive would. */
export function nameProblem(base: string, extension = ''): NameProblem | undefined {
  const name = cleanName(base);
  if (name === '') return 'empty';
  if (/[\\/:*?"<>|]|\p{Cc}/u.test(name)) return 'characters';
  if (/^\.+$/.test(name)) return 'dots';
  if (Array.from(name).length > maxNameLength) return 'long';
  return new TextEncoder().encode(name + extension).length > maxBytes ? 'bytes' : undefined;
}
