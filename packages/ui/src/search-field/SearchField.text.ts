import { defineText } from '../locale/index.ts';

export const searchFieldText = defineText('SearchField', { clear: '清空搜索' });
