import { defineText } from '../locale/index.ts';

/** The words of Badge. */
export const badgeText = defineText('Badge', { unread: (count: number) => `${count} 条未读消息` });
