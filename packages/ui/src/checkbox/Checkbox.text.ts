import { defineText } from '../locale/index.ts';

export const checkboxText = defineText('CheckboxGroup', { all: '全选' });
