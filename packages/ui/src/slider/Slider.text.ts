import { defineText } from '../locale/index.ts';

export const sliderText = defineText('Slider', {
  least: '最小值',
  greatest: '最大值',
  exact: (name: string) => `${name}的数值`,
});
