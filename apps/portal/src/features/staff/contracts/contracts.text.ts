import { staffText } from '../frame/staff.text.ts';

export const contractsText = {
  ...staffText,
  title: '合同',
  hint: '所有客户的合同，最近变化的在前；交付内容用命令行 deliver',
  search: '搜索合同号、名称或客户',
  contract: '合同',
  step: '进度',
  steps: { received: '收样', checked: '样本检测', measured: '上机', analysed: '分析', delivered: '交付' },
  waits: (note: string) => `等待客户：${note}`,
  demo: '示例',
  holds: '内容',
  counts: (projects: number, files: number) => `${projects} 个项目，${files} 个文件`,
  until: '原始数据保存到',
  transfer: '转移',
  transferOf: (number: string) => `转移 ${number}`,
  transferHelp: (projects: number, files: number, shares: number) =>
    `${projects} 个项目、${files} 个文件和 ${shares} 个分享一起转移；原账号不再能看到，双方都会收到通知`,
  to: '新账号的邮箱',
  transferred: (email: string) => `已转给 ${email}，并通知双方`,
} as const;
