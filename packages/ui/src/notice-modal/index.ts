export { endOfDay } from './endOfDay.ts';
export { NoticeModal } from './NoticeModal.tsx';
export type { Notice, NoticeModalProps } from './NoticeModal.tsx';
export { noticeModalText } from './NoticeModal.text.ts';
