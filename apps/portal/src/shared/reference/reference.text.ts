export const referenceText = {
  sources: '数据来源',
  simulated: '模拟',
  simulatedHelp: '为演示编造的数据，不代表生物学事实',
  private: '仅供在线查看',
  own: '私有',
  entries: (count: number) => `${count.toLocaleString('zh-CN')} 条`,
  imported: (day: string) => `导入于 ${day}`,
} as const;
