import { defineText } from '../locale/index.ts';

export const alertDialogText = defineText('AlertDialog', {
  acknowledge: '知道了',
  cancel: '取消',
  typeName: (name: string) => `输入“${name}”以确认`,
});
