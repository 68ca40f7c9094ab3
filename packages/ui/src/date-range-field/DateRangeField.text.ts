import { defineText } from '../locale/index.ts';

export const dateRangeFieldText = defineText('DateRangeField', {
  calendar: '选择日期范围',
  chooseEnd: '请选择结束日期',
  chooseStart: '请选择开始日期',
  from: '开始日期',
  last30: '近 30 天',
  last7: '近 7 天',
  order: '结束日期早于开始日期，请重新填写',
  presets: '常用范围',
  to: '结束日期',
  today: '今天',
});
