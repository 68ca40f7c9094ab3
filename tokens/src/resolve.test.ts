import { expect, test } from 'vitest';
import { flatten } from './resolve.ts';

test('follows aliases through aliases', () => {
  const tree = {
    palette: { blue: { $value: '#0094ff' } },
    brand: { $value: '{palette.blue}' },
    link: { $value: '{brand}' },
  };
  expect(flatten(tree).link).toBe('#0094ff');
});

test('refuses an unknown alias and a cycle', () => {
  expect(() => flatten({ a: { $value: '{b}' } })).toThrow('unknown alias {b}');
  expect(() => flatten({ a: { $value: '{b}' }, b: { $value: '{a}' } })).toThrow('alias cycle');
});

test('quotes font names with spaces only', () => {
  expect(flatten({ font: { $value: ['system-ui', 'Segoe UI'] } }).font).toBe('system-ui, "Segoe UI"');
});
