import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ChartPanelProps } from '../index.ts';

export type Play = NonNullable<StoryObj<ChartPanelProps>['play']>;

/** The plot, once its engine has drawn. */
export const plotOf = async (canvasElement: HTMLElement) => {
  const plot = await within(canvasElement).findByRole('img');
  // The engine is loaded with the first chart, which takes a while on a cold development server.
  await waitFor(() => expect(plot.querySelector('canvas')).toBeVisible(), { timeout: 40_000 });
  return plot;
};

/** Whether our own canvas, the first, has something on it. */
export const isPainted = (plot: HTMLElement) => {
  const canvas = plot.querySelector('canvas')!;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, at) => at % 4 === 3 && value > 0);
};

/** The pixel of a value, as the drawings place their grid. */
export const pointer = (plot: HTMLElement, x: number, y: number) => ({
  clientX: plot.getBoundingClientRect().left + x,
  clientY: plot.getBoundingClientRect().top + y,
});
