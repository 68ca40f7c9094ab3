import { fileKind } from './fileKind.ts';
import { fileIcon } from './FileIcon.css.ts';
import { corner, folder as folderPath, glyphs, sheet } from './glyphs.ts';

export type FileIconProps = {
  /** The file's name; its extension decides the picture. */
  name: string;
  /** A folder, whatever its name ends with. */
  folder?: boolean;
  /** 16 in a line of text, 20 in tables and lists; 16 by default. */
  size?: 16 | 20;
};

/**
 * The kind of a file as a picture beside its name; decoration, since the name says the same.
 *
 * When not to use: without the name beside it.
 */
export function FileIcon({ name, folder = false, size = 16 }: FileIconProps) {
  const kind = folder ? 'folder' : fileKind(name);
  return (
    <svg aria-hidden className={fileIcon({ kind })} data-kind={kind} height={size} viewBox="0 0 24 24" width={size}>
      <path d={kind === 'folder' ? folderPath : sheet} fill="currentColor" fillOpacity={0.12} />
      {kind !== 'folder' && <path d={corner + glyphs[kind]} />}
    </svg>
  );
}
