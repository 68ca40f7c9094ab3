export { endOfDay } from './endOfDay.ts';
export type { Notice } from './Notice.ts';
export { NoticeModal } from './NoticeModal.tsx';
export type { NoticeModalProps } from './NoticeModal.tsx';
export { noticeModalText } from './NoticeModal.text.ts';
