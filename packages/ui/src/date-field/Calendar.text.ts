import { defineText } from '../locale/index.ts';

export const calendarText = defineText('Calendar', {
  chosen: '已选',
  early: (min: string) => `不能早于 ${min}`,
  late: (max: string) => `不能晚于 ${max}`,
  nextMonth: '下个月',
  nextYear: '下一年',
  previousMonth: '上个月',
  previousYear: '上一年',
  today: '今天',
});
