import { fileStorePath } from '../../shared/files/index.ts';
import { toolFormPath } from '../../shared/tasks/toolPaths.ts';

/** The link to a folder; empty is the root. */
export const folderHref = (dir: string): string =>
  dir ? `#${fileStorePath}?dir=${encodeURIComponent(dir)}` : `#${fileStorePath}`;

/** The link to a tool with this file as its table, or as the input that is named. */
export const toolHref = (tool: string, file: string, input?: string | null): string =>
  `#${toolFormPath(tool, { file, ...(input && { input }) })}`;
