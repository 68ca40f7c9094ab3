import type { OptionSpec } from '@panome/analysis/model';
import { describe, expect, it } from 'vitest';
import { formatCell, formatNumber, parameterRows, valueOf, wordOf } from './index.ts';
import { methodMarkdown } from './methodMarkdown.ts';

const number = (name: string) => ({ name, kind: 'number' as const });
const text = (name: string) => ({ name, kind: 'text' as const });

describe('a cell', () => {
  it('shows three significant digits and groups thousands', () => {
    expect(
      [0, 12345.678, 1.23456, 0.000012345, -2e7, Number.NaN, -Infinity].map((value) => formatNumber(value)),
    ).toEqual(['0', '12,346', '1.23', '1.23e-5', '-2.00e7', '--', '−∞']);
  });

  it('never shows a probability as 0, and writes small ones with a power of ten', () => {
    expect(
      [0, 1.5e-310, 0.0000123, 0.0499, Number.NaN, null].map((value) => formatCell(value, number('p_adj'))),
    ).toEqual(['< 1e-300', '1.5e-310', '1.2e-5', '0.0499', '--', '--']);
  });

  it('gives a log2 fold change its sign', () => {
    expect([1.2345, -1.2345, 0].map((value) => formatCell(value, number('log2fc')))).toEqual(['+1.23', '-1.23', '0']);
  });

  it('translates the words of a method into Chinese and back', () => {
    expect(formatCell('up', text('direction'))).toBe('上调');
    expect(valueOf(text('direction'), '上调')).toBe('up');
    expect(wordOf(text('feature'), 'up')).toBe('up');
  });
});

const spec = (id: string, more: object) => ({ id, label: id.toUpperCase(), help: '', ...more }) as OptionSpec;
const specs = [
  spec('test', {
    kind: 'choice',
    default: 'welch',
    choices: [
      { value: 'welch', label: 'Welch t 检验' },
      { value: 'student', label: 'Student t 检验' },
    ],
  }),
  spec('fc', { kind: 'number', default: 2, unit: '倍' }),
  spec('reference', { kind: 'group-level', default: '' }),
  spec('pair', { kind: 'boolean', default: false, when: { option: 'test', in: ['student'] } }),
];

describe('the parameters of a run', () => {
  it('appear in the order and with the labels of the form, changed ones marked', () => {
    expect(parameterRows({ reference: '对照', fc: 1.5, test: 'welch', pair: true }, specs)).toEqual([
      { id: 'test', label: 'TEST', value: 'Welch t 检验', standard: 'Welch t 检验', changed: false },
      { id: 'fc', label: 'FC', value: '1.5 倍', standard: '2 倍', changed: true },
      { id: 'reference', label: 'REFERENCE', value: '对照', standard: null, changed: false },
    ]);
  });

  it('include an option that the method no longer has, under its id', () => {
    expect(
      parameterRows({ gone: true, fc: 2 }, specs).map(({ label, standard, value }) => [label, value, standard]),
    ).toEqual([
      ['FC', '2 倍', '2 倍'],
      ['gone', '是', null],
    ]);
  });
});

describe('the note of a method', () => {
  it('draws tables, links sources, and shows HTML as text', () => {
    expect(methodMarkdown('| 表 | 列 |\n|---|---|\n| scores | PC1 |')).toContain('<td>scores</td>');
    expect(methodMarkdown('Pearson K. 1901. doi:10.1080/14786440109462720.')).toContain(
      '<a href="https://doi.org/10.1080/14786440109462720">doi:10.1080/14786440109462720</a>.',
    );
    expect(methodMarkdown('<img src=x onerror=alert(1)>')).not.toContain('<img');
  });
});
