export const contractListText = {
  title: '我的报告',
  hint: '每份合同的进度、结题报告和原始数据；需要您处理的会标出来',
  table: '我的合同列表',
  empty: '还没有合同',
  emptyHint: '签订合同并登记后，进度和报告会出现在这里；可以先打开示例报告，看看交付的内容',
  toDemos: '查看示例报告',
} as const;
