export { DropZone, type DropZoneProps } from './DropZone.tsx';
export { dropZoneText } from './DropZone.text.ts';
export {
  defaultAccept,
  defaultMaxSize,
  fileRefusal,
  formatSize,
  isAccepted,
  kindsOf,
  type FileRules,
} from './fileRules.ts';
export { readDrop, type DroppedFile } from './readDrop.ts';
