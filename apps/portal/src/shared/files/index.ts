export { fileStorePath } from './paths.ts';
export { refreshFiles } from './refreshFiles.ts';
export { useFileSource } from './useFileSource.ts';
