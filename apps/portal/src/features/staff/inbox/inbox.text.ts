import { staffText } from '../frame/staff.text.ts';

export const inboxText = {
  ...staffText,
  title: '待办',
  hint: '每分钟更新',
  oldest: (time: string) => `最久已等 ${time}`,
  nothing: '没有等待的',
  longest: '等待最久的',
  longestTable: '等待处理的内容',
  what: '内容',
  done: '都处理完了',
  doneHelp: '有新的申请、样本或问题时会出现在这里',
  areas: '可以处理的内容',
  operation: '系统运行',
  failedMail: '发送失败的邮件',
  running: '运行中的任务',
  queued: '排队的任务',
  failed: '失败的任务',
  none: '您的角色没有待办，请从左侧菜单进入',
} as const;
