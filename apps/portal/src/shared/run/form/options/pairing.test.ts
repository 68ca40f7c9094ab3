import { methodById } from '@panome/analysis';
import { expect, it } from 'vitest';
import { defaultsOf, type Tool } from '../toolForm.ts';
import { unusedPairing } from './pairing.ts';

const toolOf = (id: string) => methodById(id) as unknown as Tool;
const group = (name: string, samples: string[]) => ({ name, color: '#336699', samples });
const groups = {
  groups: [group('前', ['A1', 'A2', 'A3']), group('后', ['B1', 'B2', 'B3']), group('随访', ['C1', 'C2'])],
  excluded: [],
  factors: [
    { name: '患者', values: { A1: 'P1', A2: 'P2', A3: 'P3', B1: 'P3', B2: 'P1', B3: 'P2', C1: 'P1', C2: 'NA' } },
  ],
};
const found = (id: string, options: Readonly<Record<string, string>> = {}) =>
  unusedPairing(toolOf(id), { groups, options: { ...defaultsOf(toolOf(id)), ...options } });
const both = { reference: '前', test_group: '后' };

it('pairs of the groups that are compared are offered with the paired form of the chosen test', () => {
  expect(found('two-group'), 'the third group lacks somebody').toBeUndefined();
  expect(found('two-group', both)).toEqual({ column: '患者', options: { test: 'paired', pair: '患者' } });
  expect(found('two-group', { ...both, test: 'wilcoxon' })?.options).toMatchObject({ test: 'paired-wilcoxon' });
  expect(found('deseq2', both)?.options).toEqual({ pair: '患者' });
});

it('nothing is offered where pairs are used already, or where the tool knows none', () => {
  expect(
    found('two-group', { ...both, ...found('two-group', both)!.options } as Record<string, string>),
  ).toBeUndefined();
  expect(found('deseq2', { ...both, pair: '患者' })).toBeUndefined();
  expect(found('pca', both)).toBeUndefined();
});
