import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { venn } from './venn.ts';
import reference from './venn.reference.json' with { type: 'json' };

const column = (output: MethodOutput, name: string, table = 'regions') =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const exact = { ignore_case: false };

it('agrees with R about the members of every region', () => {
  const output = venn(reference, exact);
  const found = new Map(
    (column(output, 'code') as readonly string[]).map((code, i) => [
      code,
      [column(output, 'size')[i], String(column(output, 'ids')[i]).split(';').toSorted()],
    ]),
  );
  expect(found).toEqual(new Map(reference.code.map((code, i) => [code, [reference.size[i], reference.ids[i]]])));
  expect([...(column(output, 'size', 'lists') as Float64Array)]).toEqual(
    reference.members.map((list) => new Set(list).size),
  );
});

it('names regions by their lists, those of fewest lists first', () => {
  const output = venn(
    {
      names: ['甲', '乙', '丙'],
      members: [
        ['a', 'b', 'c'],
        ['b', 'c', 'd'],
        ['c', 'e'],
      ],
    },
    exact,
  );
  expect(column(output, 'sets')).toEqual(['甲', '乙', '丙', '甲 & 乙', '甲 & 乙 & 丙']);
  expect(column(output, 'ids')).toEqual(['a', 'd', 'e', 'b', 'c']);
  expect([...(column(output, 'unique', 'lists') as Float64Array)]).toEqual([1, 1, 1]);
  expect(output.facts).toMatchObject({ names: 5, common: 1, regions: 5 });
});

it('treats upper and lower case as different unless asked not to', () => {
  const lists = {
    names: ['A', 'B'],
    members: [
      ['Tp53', 'TP53', 'Myc'],
      ['TP53', 'MYC'],
    ],
  };
  expect(column(venn(lists, exact), 'sets')).toEqual(['A', 'B', 'A & B']);
  const loose = venn(lists, { ignore_case: true });
  expect(column(loose, 'sets')).toEqual(['A & B']);
  expect(column(loose, 'ids')).toEqual(['Tp53;Myc']);
  expect(loose.messages.map(({ text }) => text).join()).toMatch(/1 个名称重复.*完全相同/u);
});

describe('refuses', () => {
  it.each([1, 61])('%i lists', (count) => {
    expect(() =>
      venn(
        {
          names: Array.from({ length: count }, (_, i) => `L${i}`),
          members: Array.from({ length: count }, () => ['a']),
        },
        exact,
      ),
    ).toThrow(`现在有 ${count} 个列表`);
  });
});
