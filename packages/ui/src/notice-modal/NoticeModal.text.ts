import { defineText } from '../locale/index.ts';

export const noticeModalText = defineText('NoticeModal', { title: '系统公告', snooze: '今日不再提醒', close: '知道了' });
