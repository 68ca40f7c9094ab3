import { defineText } from '../locale/index.ts';

/** The words of Steps. */
export const stepsText = defineText('Steps', {
  done: '已完成',
  failed: '有误',
  place: (place: number, count: number) => `第 ${place} 步，共 ${count} 步`,
});
