/** The words of uploads to the file store. */
export const uploadsText = {
  chooseAgain: '重新选择文件',
  chooseAgainFor: (name: string) => `重新选择 ${name} 以继续上传`,
  clear: '清除已完成',
  collapse: '收起上传列表',
  replaceHint: '替换时，原文件移到回收站',
  different: (name: string, size: string) =>
    `所选文件与之前的不同，请选择 ${name}（${size}），内容修改过的文件请重新上传`,
  empty: '文件是空的（0 字节），请检查导出是否成功，再重新上传',
  view: '查看',
  expand: '展开上传列表',
  folderFailed: (name: string, reason: string) => `文件夹“${name}”未能创建：${reason}`,
  finished: (count: number) => `${count} 个文件已上传到我的文件`,
  goTo: (folder: string) => `查看“${folder}”`,
  interrupted: '网络连接中断，请检查网络后重试',
  label: '上传列表',
  notTable: (type: string) => `文件内容不是文本，与扩展名 .${type} 不符，改扩展名不会改变内容，请从原软件另存后再上传`,
  notWorkbook: '文件内容不是 .xlsx 格式，可能只改了扩展名，请从原软件重新导出',
  root: '我的文件',
  tooLarge: (size: string) => `抱歉，您上传的文件过大（< ${size}）！`,
  unreadable: '文件已被移动、修改或没有读取权限，请重新选择',
} as const;
