import { defineText } from '../locale/index.ts';

export const richTextText = defineText('RichText', { external: '（在新窗口打开）', table: '表格' });
