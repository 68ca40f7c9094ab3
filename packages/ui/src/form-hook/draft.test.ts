import { expect, test } from 'vitest';
import { readDraft } from './draft.ts';

test('reads what was written', () => {
  expect(readDraft('{"at":"2026-11-21T02:32:00.000Z","values":{"name":"肝脏"}}')).toEqual({
    at: new Date('2026-11-21T02:32:00.000Z'),
    values: { name: '肝脏' },
  });
});

test.each([
  null,
  '',
  'null',
  '{',
  '[]',
  '"x"',
  '{"values":{}}',
  '{"at":"soon","values":{}}',
  '{"at":"2026-11-21T02:32:00Z","values":[1]}',
])('ignores %j', (raw) => {
  expect(readDraft(raw)).toBeUndefined();
});
