import { staffText } from '../frame/staff.text.ts';

export const identitiesText = {
  ...staffText,
  title: '认证审核',
  hint: '实名和机构认证申请；打开一份申请会记入审计日志',
  kindsOf: { 'real-name': '实名认证', organisation: '机构认证' },
  states: { pending: '待审核', approved: '已通过', rejected: '未通过' },
  kind: '类型',
  person: '申请人',
  submitted: '提交时间',
  documents: '证明材料',
  noDocuments: '没有材料',
  reason: '未通过的原因',
  reasonHelp: '申请人会看到，例如“证件照片不清晰，请重新上传”',
  approve: '通过',
  approveTitle: (name: string) => `通过 ${name} 的认证？`,
  approveHelp: '申请人会收到通知',
  reject: '不通过',
  approved: '已通过，并通知申请人',
  rejected: '已退回，并通知申请人',
} as const;
