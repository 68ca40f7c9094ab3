/** The words of the frame around the pages of a family. */
export const workspaceText = {
  menu: '分析工作区',
  missingIds: '缺少流程编号和版本编号',
  missingIdsHelp: '请从分析流程或项目报告重新进入',
  loadFailed: '分析工作区加载失败',
  version: (title: string, id: string) => `${title} · ${id}`,
  ownUpload: '我的文件',
  shared: '分享数据',
  example: '示例',
  viewOnly: '仅查看',
  retired: '这个流程版本已下线',
  retiredHelp: '已有的结果仍然保留，新的分析请使用最新版本',
  toNewest: '使用最新版本',
  delivered: '交付分组',
  byTable: '按文件夹中的样本表分组',
  schemeGone: '选用的分组方案已不存在，已改用交付分组',
} as const;
