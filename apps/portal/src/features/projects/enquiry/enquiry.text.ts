export const contractEnquiryText = {
  title: '提交售后申请',
  hint: '对报告、图表或数据有疑问，或需要重新分析时，请在这里告诉我们；合同和项目会一起发送',
  former: '这份合同的售后申请',
  none: '还没有提交过售后申请',
  all: '查看全部',
  refused: '示例报告没有人工售后',
  refusedHelp: '有疑问时，请从客户服务联系我们',
} as const;
