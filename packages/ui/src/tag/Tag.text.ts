import { defineText } from '../locale/index.ts';

export const tagText = defineText('Tag', { remove: (name: string) => `移除 ${name}` });
