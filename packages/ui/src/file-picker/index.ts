export type { FileItem, FileRequest, FileSort, FileSource, ListFiles, PickedFile } from './fileItem.ts';
export { FilePicker } from './FilePicker.tsx';
export type { FilePickerProps } from './filePickerProps.ts';
export { FilePickerField, type FilePickerFieldProps } from './FilePickerField.tsx';
export { filePickerText } from './FilePicker.text.ts';
