import { defineText } from '../locale/index.ts';

export const stateText = defineText('State', {
  noMatch: '没有符合条件的结果',
  clear: '清除筛选',
  failed: '抱歉，加载失败，请稍后重试',
  retry: '重试',
  requestId: '错误编号',
  copyRequestId: '复制错误编号',
  forbidden: '您没有查看此内容的权限',
  forbiddenHelp: '请联系项目负责人或客服开通',
});
