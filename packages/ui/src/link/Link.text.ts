import { defineText } from '../locale/index.ts';

export const linkText = defineText('Link', { external: '在新窗口打开' });
