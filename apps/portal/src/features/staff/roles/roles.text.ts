import { staffText } from '../frame/staff.text.ts';

export const rolesText = {
  ...staffText,
  title: '角色权限',
  hint: '每个角色可以做什么；保存后下一次操作即生效，并记入审计日志',
  everybody: '每个账号都有',
  holders: (count: number) => `${count} 个账号`,
  choose: '选择角色',
  none: '没有可以设置的操作',
  changes: '将要改动',
  adds: (what: string) => `增加 ${what}`,
  removes: (what: string) => `去掉 ${what}`,
  save: '保存改动',
  undo: '放弃改动',
  reset: '恢复出厂设置',
  asDelivered: '与出厂设置一致',
  saved: '角色已更新',
} as const;
