import { defineText } from '../locale/index.ts';

export const passwordFieldText = defineText('PasswordField', { show: '显示密码', capsLock: '大写锁定已打开' });
