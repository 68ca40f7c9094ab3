import { defineText } from '../locale/index.ts';

export const splitterText = defineText('Splitter', { keys: '方向键调整大小，回车收起或展开，双击恢复' });
