import { expect, within } from 'storybook/test';
import { isPainted, plotOf, type Play } from './plot.ts';

export const describesItself: Play = async ({ canvasElement }) => {
  const plot = await plotOf(canvasElement);
  const figure = within(canvasElement).getByRole('figure');
  await expect(within(figure).getByRole('img')).toHaveAccessibleName(/火山图：共 5,000 个特征/);
  await expect(within(figure).getByText(/火山图：共 5,000 个特征/)).toBeVisible();
  await expect(isPainted(plot)).toBe(true);
};

export const paints: Play = async ({ canvasElement }) => {
  const plot = await plotOf(canvasElement);
  await expect(isPainted(plot)).toBe(true);
};
