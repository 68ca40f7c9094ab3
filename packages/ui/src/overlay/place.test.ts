import { expect, it } from 'vitest';
import { place } from './place.ts';

const view = { width: 800, height: 600 };
const size = { width: 100, height: 20 };
const at = (left: number, top: number) => ({ left, top, width: 40, height: 30 });

it('stands centred on the wanted side', () => {
  expect(place(at(380, 300), size, view, { side: 'top' })).toMatchObject({ side: 'top', left: 350, top: 276 });
  expect(place(at(380, 300), size, view, { side: 'right' })).toMatchObject({ side: 'right', left: 424, top: 305 });
});

it('lines up with the start or the end of its anchor', () => {
  expect(place(at(380, 300), size, view, { side: 'bottom', align: 'start' })).toMatchObject({ left: 380, top: 334 });
  expect(place(at(380, 300), size, view, { side: 'bottom', align: 'end' }).left).toBe(320);
});

it('turns over where there is no room', () => {
  expect(place(at(380, 0), size, view, { side: 'top' }).side).toBe('bottom');
  expect(place(at(0, 300), size, view, { side: 'left' }).side).toBe('right');
});

it('stays on the wanted side where neither has room', () => {
  expect(place({ left: 0, top: 0, width: 800, height: 600 }, size, view, { side: 'top' }).side).toBe('top');
});

it('never leaves the view', () => {
  expect(place(at(0, 300), size, view, { side: 'top' }).left).toBe(8);
  expect(place(at(790, 300), size, view, { side: 'top' }).left).toBe(692);
});

it('tells the room that a long list has', () => {
  expect(place(at(380, 100), { width: 100, height: 900 }, view, { side: 'bottom' })).toMatchObject({
    side: 'bottom',
    top: 134,
    room: 458,
  });
  expect(place(at(380, 400), { width: 100, height: 900 }, view, { side: 'bottom' })).toMatchObject({
    side: 'top',
    top: 8,
    room: 388,
  });
});
