export const sessionText = {
  title: '登录已过期',
  description: '长时间没有操作，或登录已到时限。页面和已填写的内容都还在，重新登录后继续',
  loading: '正在打开登录……',
  leave: '换个账号登录，不保留本页内容',
  bar: '登录已过期，重新登录后才能保存和查看新的内容',
  again: '重新登录',
} as const;
