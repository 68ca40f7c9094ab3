import { defineText } from '../locale/index.ts';

/** The words of Link. */
export const linkText = defineText('Link', { external: '在新窗口打开' });
