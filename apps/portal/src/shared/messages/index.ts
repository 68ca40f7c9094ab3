export { useReadMessages } from './useReadMessages.ts';
export { useUnread } from './useUnread.ts';
