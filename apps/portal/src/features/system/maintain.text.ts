export const maintainText = {
  title: '系统维护',
  fallback: '系统正在维护，请稍后再来',
  until: (time: string) => `预计 ${time} 恢复`,
  returns: '恢复后会自动回到原来的页面，已提交的任务会继续运行',
  check: '立即检查',
  still: '仍在维护中',
} as const;
