import { defineText } from '../locale/index.ts';

export const formText = defineText('Form', { errors: (count: number) => `有 ${count} 处需要修改` });
