import { expect, it } from 'vitest';
import { place } from './place.ts';

const view = { width: 800, height: 600 };
const size = { width: 100, height: 20 };
const at = (left: number, top: number) => ({ left, top, width: 40, height: 30 });

it('stands centred on the wanted side', () => {
  expect(place(at(380, 300), size, view, 'top')).toEqual({ side: 'top', left: 350, top: 276 });
  expect(place(at(380, 300), size, view, 'right')).toEqual({ side: 'right', left: 424, top: 305 });
});

it('turns over where there is no room', () => {
  expect(place(at(380, 0), size, view, 'top').side).toBe('bottom');
  expect(place(at(0, 300), size, view, 'left').side).toBe('right');
});

it('stays on the wanted side where neither has room', () => {
  expect(place({ left: 0, top: 0, width: 800, height: 600 }, size, view, 'top').side).toBe('top');
});

it('never leaves the view', () => {
  expect(place(at(0, 300), size, view, 'top').left).toBe(8);
  expect(place(at(790, 300), size, view, 'top').left).toBe(692);
});
