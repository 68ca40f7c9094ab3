export type { AttachmentRules } from './addFiles.ts';
export { AttachmentField } from './AttachmentField.tsx';
export { useAttachments, type Attachments } from './useAttachments.ts';
