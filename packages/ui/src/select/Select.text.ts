import { defineText } from '../locale/index.ts';

export const selectText = defineText('Select', { placeholder: '请选择' });
