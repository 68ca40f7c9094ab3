import { expect, it } from 'vitest';
import { known } from './known.ts';

const looks = { waiting: { tone: 'neutral' }, running: { tone: 'accent' } } as const;

it('finds what a code stands for, and nothing for a code of a newer server', () => {
  expect(known(looks, 'running')).toEqual({ tone: 'accent' });
  expect(known(looks, 'paused' as 'running')).toBeUndefined();
  expect(known(looks, 'toString' as 'running')).toBeUndefined();
});
