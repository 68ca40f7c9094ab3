import { staffText } from '../frame/staff.text.ts';

export const delaysText = {
  ...staffText,
  title: '延期申请',
  hint: '客户申请延长原始数据的保存时间；答复后客户会收到通知',
  states: { asked: '待答复', granted: '已同意', refused: '未同意' },
  contract: '合同',
  days: '申请天数',
  until: '现在保存到',
  reason: '原因',
  answerTo: '答复',
  open: (number: string) => `答复 ${number} 的延期申请`,
  grant: '同意延期',
  refuse: '不同意',
  granted: '已同意延期，并通知客户',
  refused: '已答复，并通知客户',
  grantDays: '延期天数',
  grantHelp: '从现在的到期日算起；已到期的从今天算起',
  answer: '说明',
  answerHelp: '客户会看到；不同意时请写明原因',
  needsReason: '请写明不同意的原因，客户会看到',
  daysOf: (days: number) => `${days} 天`,
} as const;
