import { defineText } from '../locale/index.ts';

export const numberFieldText = defineText('NumberField', { more: '增加', less: '减少' });
