import { defineText } from '../locale/index.ts';

export const timelineText = defineText('Timeline', {
  current: '进行中',
  done: '已完成',
  failed: '未通过',
  waiting: '未开始',
});
