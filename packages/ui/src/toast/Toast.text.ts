import { defineText } from '../locale/index.ts';

export const toastText = defineText('Toast', {
  region: '消息（F6）',
  close: '关闭',
  undo: '撤销',
  details: '详情',
  copy: '复制',
  copied: '已复制',
  code: '错误码',
  requestId: '请求编号',
  times: (count: number) => `共 ${count} 次`,
});
