import { defineText } from '../locale/index.ts';

export const copyButtonText = defineText('CopyButton', {
  copy: '复制',
  copied: '已复制',
  failed: '复制失败，请手动选择文字',
});
