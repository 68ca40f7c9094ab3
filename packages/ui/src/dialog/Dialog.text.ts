import { defineText } from '../locale/index.ts';

export const dialogText = defineText('Dialog', { close: '关闭' });
