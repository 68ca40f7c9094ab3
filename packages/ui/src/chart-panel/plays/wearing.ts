import { accentOf, chartTokens } from '@panome/tokens';
import { expect, waitFor } from 'storybook/test';
import { applyAppearance, readAppearance } from '../../appearance/index.ts';
import { plotOf, type Play } from './plot.ts';

const root = document.documentElement;
const primaryOf = (globals: Readonly<Record<string, unknown>>) => {
  const { primary } = globals;
  return typeof primary === 'string' && primary !== '' ? primary : undefined;
};

/** How many pixels of a figure have just this colour. */
function pixelsOf(plot: HTMLElement, hex: string): number {
  const canvas = [...plot.querySelectorAll('canvas')].at(-1)!;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue && data[at + 3] === 255) count += 1;
  return count;
}

const wears = (plot: HTMLElement, primary?: string) =>
  waitFor(() => {
    const look = readAppearance(root);
    const first = primary === undefined ? chartTokens(look).c1 : accentOf(primary, look).color.fg.accent;
    return expect(pixelsOf(plot, first)).toBeGreaterThan(1000);
  });

export const drawsInItsFirstColor: Play = async ({ canvasElement, globals }) => {
  await wears(await plotOf(canvasElement), primaryOf(globals));
};

export const followsThePage: Play = async ({ canvasElement }) => {
  const plot = await plotOf(canvasElement);
  await wears(plot);
  const before = readAppearance(root);
  try {
    applyAppearance(root, { theme: 'dark' });
    await wears(plot);
    applyAppearance(root, { theme: 'dark', primary: '#7a4fc0' });
    await wears(plot, '#7a4fc0');
  } finally {
    applyAppearance(root, before);
  }
};

export const isDrawn: Play = async ({ canvasElement }) => void (await plotOf(canvasElement));
