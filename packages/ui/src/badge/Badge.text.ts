import { defineText } from '../locale/index.ts';

export const badgeText = defineText('Badge', { unread: (count: number) => `${count} 条未读` });
