import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { fileKind } from './fileKind.ts';
import { fileIcon } from './FileIcon.css.ts';
import { corner, folder as folderPath, glyphs, sheet } from './glyphs.ts';

export type FileIconProps = PassedOn<'svg'> & {
  /** The file's name; its extension decides the picture. */
  name: string;
  /** A folder, whatever its name ends with. */
  folder?: boolean;
  /** `small` (16 px) in a line of text, `medium` (20 px) in tables and lists; `small` by default. */
  size?: 'small' | 'medium';
};

/**
 * The kind of a file as a picture beside its name; decoration, since the name says the same.
 *
 * When not to use: without the name beside it.
 */
export const FileIcon = withRef(function FileIcon({ name, folder = false, size = 'small', ...native }: FileIconProps) {
  const pixels = size === 'small' ? 16 : 20;
  const kind = folder ? 'folder' : fileKind(name);
  return (
    <svg
      {...native}
      aria-hidden
      className={fileIcon({ kind })}
      data-kind={kind}
      height={pixels}
      viewBox="0 0 24 24"
      width={pixels}
    >
      <path d={kind === 'folder' ? folderPath : sheet} fill="currentColor" fillOpacity={0.12} />
      {kind !== 'folder' && <path d={corner + glyphs[kind]} />}
    </svg>
  );
});
