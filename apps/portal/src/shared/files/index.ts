export { fileStorePath } from './paths.ts';
export { refreshFiles } from './refreshFiles.ts';
export { useFilePicker } from './useFilePicker.ts';
