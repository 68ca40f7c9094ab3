import { defineText } from '../locale/index.ts';

export const statisticText = defineText('Statistic', {
  down: (since: string, amount: string) => `${since}减少 ${amount}`,
  loading: '加载中',
  same: (since: string) => `${since}持平`,
  up: (since: string, amount: string) => `${since}增加 ${amount}`,
});
