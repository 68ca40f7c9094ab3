import { expect, it } from 'vitest';
import type { FlowRunRow } from '../../../platform/database/schema/flows.ts';
import { commandOf } from './command.ts';

it('a run is one command, with its files, readings, comparisons, options and repairs', () => {
  const row = {
    version_id: 'transform-1',
    inputs: JSON.stringify({ counts: { file_id: 'f1', sheet: '计数' }, kegg: { file_id: 'f2' } }),
    scheme: JSON.stringify({ groups: [], excluded: [], factors: [] }),
    contrasts: JSON.stringify([{ test: '高:脂', reference: '对照', name: '' }]),
    options: JSON.stringify({ deseq2: { fc: 1.5 } }),
    recipe: JSON.stringify({ counts: { format: 1, steps: [{ input: 'matrix', repair: 'zeros', choice: 'missing' }] } }),
    steps: JSON.stringify(['ora-kegg@高:脂-对照']),
    seed: 3,
  } as FlowRunRow;
  expect(commandOf(row, new Map([['f1', '基因 计数.xlsx']]))).toBe(
    [
      'npm run --silent cli -- flow run transform-1',
      "--input 'counts=基因 计数.xlsx' --input kegg=kegg.csv --input groups=groups.csv",
      "--read 'counts.sheet=计数'",
      String.raw`--contrast '高\:脂:对照'`,
      '--set deseq2.fc=1.5 --repair counts:zeros=missing',
      "--only 'ora-kegg@高:脂-对照' --seed 3 --out result",
    ].join(' '),
  );
});
