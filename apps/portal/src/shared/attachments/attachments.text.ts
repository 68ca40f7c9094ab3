export const attachmentsText = {
  list: '已添加的附件',
  remove: (name: string) => `移除 ${name}`,
  tooMany: (most: number) => `最多添加 ${most} 个附件`,
  tooLarge: (name: string, limit: string) => `“${name}”超过 ${limit}，没有添加`,
  empty: (name: string) => `“${name}”是空的（0 字节），没有添加`,
  wrongType: (name: string, list: string) => `“${name}”不是 ${list} 格式，没有添加`,
  screenshot: (time: string) => `截图 ${time}`,
  sending: '正在上传附件',
  processing: '附件已传完，服务器处理中',
} as const;
