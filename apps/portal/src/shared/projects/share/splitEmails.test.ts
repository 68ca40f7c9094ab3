import { expect, it } from 'vitest';
import { addEmails, splitEmails } from './splitEmails.ts';

it('splits addresses at any separator', () => {
  expect(splitEmails(' a@x.cn,b@x.cn；c@x.cn\nd@x.cn、 e@x.cn ')).toEqual([
    'a@x.cn',
    'b@x.cn',
    'c@x.cn',
    'd@x.cn',
    'e@x.cn',
  ]);
  expect(splitEmails('  ')).toEqual([]);
});

it('keeps each address once', () => {
  expect(addEmails(['A@x.cn'], ['a@X.cn', 'b@x.cn', 'b@x.cn'])).toEqual(['A@x.cn', 'b@x.cn']);
});
