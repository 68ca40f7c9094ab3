import { defineText } from '../locale/index.ts';

export const formHookText = defineText('FormHook', {
  missing: '此项未填写，请填写',
  unchosen: '此项未选择，请选择',
  email: '邮箱格式不正确，请改为 name@example.com 的形式',
  url: '网址格式不正确，请改为 https:// 开头的完整网址',
  format: '格式不正确，请检查后修改',
  number: '不是数字，请改为数字',
  integer: '不是整数，请改为整数',
  shorter: (count: string) => `内容太长，请减少到 ${count} 个字符以内`,
  longer: (count: string) => `内容太短，请至少填写 ${count} 个字符`,
  exact: (count: string) => `长度不正确，请填写 ${count} 个字符`,
  fewer: (count: string) => `选择太多，请减少到 ${count} 项以内`,
  more: (count: string) => `选择太少，请至少选择 ${count} 项`,
  atMost: (limit: string) => `数值太大，请改为不大于 ${limit} 的数`,
  below: (limit: string) => `数值太大，请改为小于 ${limit} 的数`,
  atLeast: (limit: string) => `数值太小，请改为不小于 ${limit} 的数`,
  above: (limit: string) => `数值太小，请改为大于 ${limit} 的数`,
  multiple: (step: string) => `数值不在刻度上，请改为 ${step} 的倍数`,
  invalid: '内容不符合要求，请检查后修改',
  named: (label: string, message: string) => `${label}：${message}`,
  failed: '未能提交，内容还在，请稍后重试',
});
