import { fileStorePath } from '../../shared/files/index.ts';

/** The link to a folder; empty is the root. */
export const folderHref = (dir: string): string =>
  dir ? `#${fileStorePath}?dir=${encodeURIComponent(dir)}` : `#${fileStorePath}`;

/** The link to a tool with this file as its table. */
export const toolHref = (tool: string, file: string): string =>
  `#/tools/detail?id=${encodeURIComponent(tool)}&file=${encodeURIComponent(file)}`;
