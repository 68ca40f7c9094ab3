export type { FileItem, FileRequest, FileSource, ListFiles, PickedFile } from './fileItem.ts';
export { FilePicker, type FilePickerProps } from './FilePicker.tsx';
export { FilePickerField, type FilePickerFieldProps } from './FilePickerField.tsx';
export { filePickerText } from './FilePicker.text.ts';
