import { defineText } from '../locale/index.ts';

export const passwordFieldText = defineText('PasswordField', {
  show: '显示密码',
  capsLock: '大写锁定已打开',
  strength: (strength: string) => `密码强度：${strength}`,
  weak: '弱，容易被猜到',
  fair: '中，再长一些更安全',
  strong: '强',
  met: '已满足',
  unmet: '未满足',
});
