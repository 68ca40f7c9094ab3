import { expect, it } from 'vitest';
import { groupTools, type FittedTool } from './groupTools.ts';

const fitted = (id: string, fit: 'able' | 'unfit', why: string): FittedTool => ({
  tool: { id, title: id, family: 'f', summary: '', keywords: [], charts: [], inputs: [] },
  fit: { id, fit, why, input: null },
});

it('puts tools that need nothing else first, and those that cannot run last, under their reason', () => {
  const groups = groupTools([
    fitted('deseq2', 'unfit', 'no counts'),
    fitted('o2pls', 'able', 'a second table'),
    fitted('edger', 'unfit', 'no counts'),
    fitted('hclust', 'able', ''),
  ]);
  expect(groups.map(({ tools, why }) => [why, tools.map(({ tool }) => tool.id)])).toEqual([
    ['', ['hclust']],
    ['a second table', ['o2pls']],
    ['no counts', ['deseq2', 'edger']],
  ]);
});

it('leaves tools in their order where nothing is known of the table', () => {
  const plain = ['b', 'a'].map((id) => ({ tool: fitted(id, 'able', '').tool }));
  expect(groupTools(plain)).toMatchObject([{ why: '', tools: [{ tool: { id: 'b' } }, { tool: { id: 'a' } }] }]);
});
