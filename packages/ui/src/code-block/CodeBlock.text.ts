import { defineText } from '../locale/index.ts';

export const codeBlockText = defineText('CodeBlock', { label: '代码', copy: '复制代码', wrap: '自动换行' });
