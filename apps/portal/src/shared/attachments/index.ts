export { AttachmentField } from './AttachmentField.tsx';
export { useAttachments } from './useAttachments.ts';
