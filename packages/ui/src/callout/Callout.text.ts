import { defineText } from '../locale/index.ts';

export const calloutText = defineText('Callout', {
  info: '提示',
  success: '成功',
  warning: '注意',
  danger: '错误',
  close: '关闭',
});
