import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkName, numberedName, renamedFile } from './fileName.ts';

const messageOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('SEC-30: names', () => {
  it.each([
    '样本 1.csv',
    'a'.repeat(100),
    '表达量（2026）.xlsx',
    'É.csv',
    '..%2fetc',
    '🧬.csv',
    'con-1.csv',
    '.hidden',
  ])('takes %s', (name) => {
    expect(checkName(name)).toBe(name.normalize('NFC'));
  });

  it.each([
    '',
    '  ',
    '.',
    '..',
    '../a',
    'a/b',
    'a\\b',
    'a\0b',
    'a\nb',
    'a\u202eb',
    'a?.csv',
    'CON',
    'nul.csv',
    'Com1.txt',
    'lpt¹',
    'a.',
    'a .csv',
    'a'.repeat(101),
    `${'字'.repeat(90)}.csv`,
    '\ud800',
  ])('refuses %j with a reason', (name) => {
    expect(messageOf(() => checkName(name))).not.toBe('');
  });

  it('a name is stored in its composed form', () => {
    expect(checkName('e\u0301.csv')).toBe('\u00e9.csv');
  });

  it('no accepted name is a path, invisible or too long, and an accepted name is not changed again', () => {
    const pieces = fc.constantFrom(
      '..',
      '.',
      '/',
      '\\',
      '%2f',
      '%252e',
      '．．／',
      '\\\\?\\',
      '\0',
      '\r\n',
      '\u202e',
      'CON',
      ' ',
      'a',
      '样',
      ':',
      '🧬',
      '.csv',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 12 }), (parts) => {
        const typed = parts.join('');
        if (messageOf(() => checkName(typed))) return;
        const name = checkName(typed);
        expect(name).not.toMatch(/[/\\\p{Cc}\u202a-\u202e]/u);
        expect(['.', '..', '']).not.toContain(name);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
        expect(checkName(name)).toBe(name);
      }),
      { numRuns: 2_000 },
    );
  });
});

it.each([
  ['a.csv', 'b', 'b.csv'],
  ['a.csv', 'b.csv', 'b.csv'],
  ['a.csv', 'b.CSV', 'b.csv'],
  ['a.csv', 'b.txt', 'b.txt.csv'],
  ['README', 'x', 'x'],
  ['.env', 'x', 'x'],
])('E-48: %s renamed to %s is %s', (current, typed, expected) => {
  expect(renamedFile(current, typed)).toBe(expected);
});

it('E-48: a name has up to 100 characters before its extension', () => {
  expect(renamedFile('a.csv', 'x'.repeat(100))).toHaveLength(104);
  expect(messageOf(() => renamedFile('a.csv', 'x'.repeat(101)))).toBe('名称不能超过 100 个字');
  expect(messageOf(() => renamedFile('a.csv', '.csv'))).toBe('名称不能为空');
});

it('a numbered name is a valid name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '样', '🧬', '-'), minLength: 1, maxLength: 100 }),
      fc.integer({ min: 1, max: 99_999 }),
      (base, number) => {
        if (messageOf(() => checkName(`${base}.csv`))) return;
        const name = numberedName(`${base}.csv`, number);
        expect(name.endsWith(` (${number}).csv`)).toBe(true);
        expect(checkName(name)).toBe(name);
      },
    ),
  );
});
