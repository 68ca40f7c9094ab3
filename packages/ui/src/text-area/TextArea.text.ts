import { defineText } from '../locale/index.ts';

export const textAreaText = defineText('TextArea', { count: (used: number, most: number) => `${used} / ${most}` });
