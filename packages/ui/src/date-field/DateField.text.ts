import { defineText } from '../locale/index.ts';

export const dateFieldText = defineText('DateField', {
  afterTomorrow: '后天',
  beforeYesterday: '前天',
  calendar: '日历',
  choose: '打开日历',
  clear: '清除日期',
  early: (min: string) => `请选择 ${min} 或之后的日期`,
  late: (max: string) => `请选择 ${max} 或之前的日期`,
  placeholder: '年-月-日',
  refused: (reason: string) => `${reason}，请选择其他日期`,
  today: '今天',
  tomorrow: '明天',
  unknown: (example: string) => `无法识别日期，请按 ${example} 的格式填写`,
  yesterday: '昨天',
});
