import { enquiryText } from '../../../shared/enquiry/enquiry.text.ts';
import { staffText } from '../frame/staff.text.ts';

export const afterSalesText = {
  ...staffText,
  kinds: enquiryText.kinds,
  states: enquiryText.states,
  title: '售后申请',
  hint: '客户提交的售后申请，等待最久的在前；答复和结果文件会通知客户',
  search: '搜索编号、标题、合同或客户邮箱',
  subject: '申请',
  kind: '类型',
  contract: '合同',
  project: '项目',
  task: '任务',
  tool: '工具',
  chart: '图表',
  failure: '失败原因',
  page: '页面',
  requestId: '错误编号',
  conversation: '往来',
  provider: '技术支持',
  work: '开始处理',
  close: '关闭申请',
  closeTitle: (number: string) => `关闭售后申请 ${number}？`,
  closeHelp: '客户会收到通知，仍可以继续补充；补充后申请会重新打开',
  working: '已标为处理中，并通知客户',
  closed: '已关闭，并通知客户',
} as const;
