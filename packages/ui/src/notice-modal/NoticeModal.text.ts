import { defineText } from '../locale/index.ts';

/** The words of NoticeModal. */
export const noticeModalText = defineText('NoticeModal', {
  close: '知道了',
  next: '下一条',
  place: (place: number, count: number) => `第 ${place} 条，共 ${count} 条`,
  previous: '上一条',
  snooze: '今日不再提醒',
  title: '系统公告',
});
