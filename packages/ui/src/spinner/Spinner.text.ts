import { defineText } from '../locale/index.ts';

export const spinnerText = defineText('Spinner', { loading: '加载中' });
