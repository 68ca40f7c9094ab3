import { Dna, File, FileArchive, FileChartColumn, FileCode, FileImage, FileSpreadsheet, FileText, Folder } from 'lucide-react';
import { fileKind } from './fileKind.ts';
import { fileIcon } from './FileIcon.css.ts';

const icons = {
  folder: Folder,
  table: FileSpreadsheet,
  document: FileText,
  image: FileImage,
  archive: FileArchive,
  sequence: Dna,
  spectrum: FileChartColumn,
  code: FileCode,
  other: File,
};

export type FileIconProps = {
  /** The file's name; its extension decides the picture. */
  name: string;
  /** A folder, whatever its name ends with. */
  folder?: boolean;
  /** 16 in a line of text, 20 in tables and lists; 16 by default. */
  size?: 16 | 20;
};

/** The kind of a file as a picture beside its name; decoration, since the name says the same. */
export function FileIcon({ name, folder = false, size = 16 }: FileIconProps) {
  const kind = folder ? 'folder' : fileKind(name);
  const Icon = icons[kind];
  return <Icon aria-hidden className={fileIcon({ kind })} size={size} strokeWidth={1.5} />;
}
