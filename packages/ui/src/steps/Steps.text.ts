import { defineText } from '../locale/index.ts';

export const stepsText = defineText('Steps', { done: '已完成', failed: '有误' });
