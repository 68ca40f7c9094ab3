import { defineText } from '../locale/index.ts';

export const fieldText = defineText('Field', {
  count: (used: number, most: number) => `${used} / ${most}`,
  full: (most: number) => `已达到 ${most} 个字符的上限`,
});
