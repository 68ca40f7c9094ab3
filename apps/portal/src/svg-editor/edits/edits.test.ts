import { describe, expect, it } from 'vitest';
import { aligned, spread } from './align.ts';
import { changed, moved, ordered, restored } from './changes.ts';
import { begun, done, redone, undone } from './history.ts';

describe('changes of elements', () => {
  it('add up in one edit of each element, and vanish when they are taken back', () => {
    const once = changed([], 'a', { fill: '#123456' });
    const twice = changed(once, 'a', { bold: true });
    expect(twice).toEqual([{ id: 'a', fill: '#123456', bold: true }]);
    expect(changed(changed(twice, 'a', { fill: undefined }), 'a', { bold: undefined })).toEqual([]);
    expect(changed([], 'a', { text: { from: '甲', to: '甲' } })).toEqual([]);
    expect(restored(twice, ['a'])).toEqual([]);
  });

  it('of place add up to tenths of a pixel, and back at the start there is none', () => {
    const once = moved([], new Map([['a', { right: 1.26, down: 0 }]]));
    expect(once).toEqual([{ id: 'a', move: { right: 1.3, down: 0 } }]);
    expect(moved(once, new Map([['a', { right: -1.3, down: 0 }]]))).toEqual([]);
  });

  it('of order go beyond those made before', () => {
    const first = ordered([], ['a'], 'front');
    expect(ordered(first, ['b', 'c'], 'front').map(({ id, order }) => [id, order])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
    expect(ordered(first, ['b'], 'back').at(-1)).toEqual({ id: 'b', order: -1 });
  });
});

describe('aligning', () => {
  const figure = { x: 0, y: 0, width: 100, height: 60 };
  const boxes = new Map([
    ['a', { x: 10, y: 5, width: 10, height: 4 }],
    ['b', { x: 30, y: 9, width: 20, height: 4 }],
    ['c', { x: 80, y: 30, width: 10, height: 10 }],
  ]);
  const lefts = (shifts: ReturnType<typeof aligned>) => [...shifts].map(([id, { right }]) => boxes.get(id)!.x + right);

  it('puts several along one edge of them, and one along an edge of the figure', () => {
    expect(lefts(aligned(boxes, 'left', figure))).toEqual([10, 10, 10]);
    expect(lefts(aligned(boxes, 'right', figure))).toEqual([80, 70, 80]);
    expect(aligned(new Map([...boxes].slice(0, 1)), 'middle', figure).get('a')).toEqual({ right: 0, down: 23 });
  });

  it('spreads three or more with equal gaps', () => {
    expect(lefts(spread(boxes, 'across'))).toEqual([10, 40, 80]);
    expect(spread(new Map([...boxes].slice(1)), 'across').size).toBe(0);
  });
});

describe('steps', () => {
  const one = [{ id: 'a', bold: true }];
  const two = [{ id: 'a', bold: true, italic: true }];

  it('are undone and done again, until something else is done', () => {
    const after = done(done(begun([]), one, ''), two, '');
    expect(undone(after).now).toEqual(one);
    expect(undone(undone(undone(after))).now).toEqual([]);
    expect(redone(undone(after)).now).toEqual(two);
    expect(redone(done(undone(after), [], '')).now).toEqual([]);
  });

  it('of one kind in a row are one', () => {
    const after = done(done(begun([]), one, 'fill a'), two, 'fill a');
    expect(undone(after).now).toEqual([]);
  });
});
