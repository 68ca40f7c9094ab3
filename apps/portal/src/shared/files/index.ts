export { checkReadable } from './checkReadable.ts';
export { refreshFiles } from './refreshFiles.ts';
export { useFileSource, type FileSourceOptions } from './useFileSource.ts';
