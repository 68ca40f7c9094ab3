import { expect, it } from 'vitest';
import type { ResultDocument } from '../resultTypes.ts';
import { isNaming, partsOf, schemeOfSelected } from './linkedState.ts';

const groups = {
  samples: ['a1', 'a2', 'b1', 'x'],
  group: ['A', 'A', 'B', ''],
  levels: ['A', 'B'],
  colors: {},
  factors: [{ name: '批次', values: ['1', '2', '1', '2'] }],
};
const words = { selected: '选中', others: '其余', former: '批次' };
const colors = ['#111111', '#222222'] as const;

it('selected samples are a group against the others, and the former groups stay as a column', () => {
  expect(schemeOfSelected(groups, ['a2', 'b1', 'gene'], words, colors)).toEqual({
    groups: [
      { name: '选中', color: '#111111', samples: ['a2', 'b1'] },
      { name: '其余', color: '#222222', samples: ['a1'] },
    ],
    excluded: ['x'],
    factors: [
      { name: '批次 2', values: { a1: 'A', a2: 'A', b1: 'B', x: '' } },
      { name: '批次', values: { a1: '1', a2: '2', b1: '1', x: '2' } },
    ],
  });
  expect(schemeOfSelected(groups, ['a1', 'a2', 'b1'], words, colors)).toBeNull();
});

it('names of samples are told from others, and tables of other things are not linked', () => {
  const origin = {
    in: 'chart',
    missionId: 't',
    table: 'scores',
    document: { groups } as unknown as ResultDocument,
  } as const;
  expect(partsOf({ ids: ['a1', 'gene', 'x'], origin })).toEqual({ samples: ['a1', 'x'], others: 1 });
  const naming = (id: string, ...names: string[]) => isNaming({ id, columns: names.map((name) => ({ name })) });
  expect([naming('scores', 'feature'), naming('left-out', 'reason'), naming('terms')]).toEqual([true, false, false]);
  // A heatmap calls its rows as the file does.
  expect(naming('matrix', 'id')).toBe(true);
});
