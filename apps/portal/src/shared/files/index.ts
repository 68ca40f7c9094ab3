export { checkReadable } from './checkReadable.ts';
export { fileStorePath } from './paths.ts';
export { refreshFiles } from './refreshFiles.ts';
export { useFileSource, type FileSourceOptions } from './useFileSource.ts';
