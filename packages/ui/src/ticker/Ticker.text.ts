import { defineText } from '../locale/index.ts';

/** The words of Ticker. */
export const tickerText = defineText('Ticker', {
  carousel: '轮播',
  failed: '新闻未能加载',
  label: '新闻',
  next: '下一条',
  pause: '暂停滚动',
  play: '继续滚动',
  previous: '上一条',
  retry: '重试',
});
