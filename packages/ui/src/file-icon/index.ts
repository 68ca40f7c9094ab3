export { FileIcon } from './FileIcon.tsx';
export type { FileIconProps } from './FileIcon.tsx';
export { fileKind } from './fileKind.ts';
export type { FileKind } from './fileKind.ts';
