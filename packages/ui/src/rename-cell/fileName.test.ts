import { describe, expect, it } from 'vitest';
import { cleanName, nameLength, nameProblem, splitExtension } from './fileName.ts';

describe('splitExtension', () => {
  it.each([
    ['counts.csv', 'counts', '.csv'],
    ['reads.fastq.gz', 'reads.fastq', '.gz'],
    ['.env', '.env', ''],
    ['样本', '样本', ''],
  ])('%s', (name, base, extension) => {
    expect(splitExtension(name)).toEqual({ base, extension });
  });
});

describe('nameProblem', () => {
  it('counts code points, so that a rare character is one', () => {
    expect(nameLength('𠮷'.repeat(50))).toBe(50);
    expect(nameProblem('a'.repeat(100), '.csv')).toBeUndefined();
    expect(nameProblem('a'.repeat(101))).toBe('long');
  });

  it('keeps the whole name within 255 bytes', () => {
    expect(nameProblem('样'.repeat(85))).toBeUndefined();
    expect(nameProblem('样'.repeat(84), '.csv')).toBe('bytes');
  });

  it.each(['a/b', 'a\\b', 'a:b', 'a\u0000b', 'a\tb', 'x?'])('refuses %j', (name) => {
    expect(nameProblem(name)).toBe('characters');
  });

  it('refuses empty names and path steps such as ..', () => {
    expect(nameProblem('  ')).toBe('empty');
    expect(nameProblem('..')).toBe('dots');
  });
});

it('treats a letter that was typed in two ways as the same', () => {
  expect(cleanName(' e\u0301 ')).toBe('\u00e9');
});
