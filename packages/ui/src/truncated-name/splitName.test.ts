import { describe, expect, it } from 'vitest';
import { roomFor, splitName } from './splitName.ts';

describe('splitName', () => {
  it.each([
    ['肝脏代谢组_正离子模式_定量表_第二批.xlsx', '肝脏代谢组_正离子模式_定', '量表_第二批.xlsx'],
    ['liver_metabolome_positive_R1_01.fastq.gz', 'liver_metabolome_positive', '_R1_01.fastq.gz'],
    ['counts.csv', 'coun', 'ts.csv'],
    ['没有扩展名的很长的样本名称', '没有扩展名的很长', '的样本名称'],
    ['样本 01.csv', '样本 ', '01.csv'],
  ])('%s', (name, head, tail) => {
    expect(splitName(name)).toEqual([head, tail]);
  });

  it('leaves short names whole', () => {
    expect(splitName('a.csv')).toEqual(['a.csv', '']);
  });

  it.each(['𠮷'.repeat(30), 'e\u0301'.repeat(30), '👩🏽‍🔬'.repeat(20), 'שלום עולם '.repeat(9), ''])(
    'loses nothing and cuts no character: %s',
    (name) => {
      const parts = splitName(name);
      expect(parts.join('')).toBe(name);
      expect(parts[1]).not.toMatch(/^[\p{M}\u200d\udc00-\udfff]/u);
    },
  );
});

it('takes a Chinese character for one em', () => {
  expect(roomFor('第二批')).toBe(3);
  expect(roomFor('')).toBe(0);
});
