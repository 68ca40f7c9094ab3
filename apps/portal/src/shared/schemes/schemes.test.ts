import { expect, it } from 'vitest';
import { namedByScheme, withAliases } from './aliases/aliasScheme.ts';
import { alikeSamples } from './aliases/alikeSamples.ts';
import { diffSchemes } from './diffSchemes.ts';
import { boardOf, valuesOf, withExcluded } from './factorBoard.ts';
import { followRenames } from './followRenames.ts';
import { optionsOfContrast, schemeFor, schemesFor } from './schemeFor.ts';
import type { GroupScheme, SchemeContent, StoredScheme } from './schemeTypes.ts';

const group = (name: string, samples: string[], color = '#112233') => ({ name, color, samples });
const scheme: GroupScheme = {
  groups: [group('对照', ['a', 'b', 'c']), group('处理', ['d', 'e'])],
  excluded: ['x'],
  factors: [{ name: '批次', values: { a: '1', b: '2', d: '1', x: '2', other: '9' } }],
};
const samples = ['a', 'b', 'c', 'd', 'e', 'x'];
const contrast = { test: '处理', reference: '对照', name: '' };

it('a factor is grouped on a board like the groups, and what the board does not show stays', () => {
  const board = boardOf(scheme.factors[0]!, scheme, samples);
  expect(board.groups.map(({ name, samples: members }) => [name, members])).toEqual([
    ['1', ['a', 'd']],
    ['2', ['b']],
  ]);
  const moved = {
    ...board,
    groups: [
      { ...board.groups[0]!, name: '一批' },
      { ...board.groups[1]!, samples: ['b', 'c'] },
    ],
  };
  expect(valuesOf(moved, scheme.factors[0]!.values, samples)).toEqual({
    other: '9',
    a: '一批',
    d: '一批',
    b: '2',
    c: '2',
  });
  expect(withExcluded(scheme, ['a']).groups[0]!.samples).toEqual(['b', 'c']);
});

it('two schemes differ in groups, order, colours, places of samples, factors and contrasts', () => {
  const left: SchemeContent = { name: '一', kind: 'general', scheme, contrasts: [contrast] };
  const right: SchemeContent = {
    name: '二',
    kind: 'micro',
    contrasts: [
      { ...contrast, name: '药效' },
      { test: '新', reference: '对照', name: '' },
    ],
    scheme: {
      groups: [group('处理', ['d', 'x'], '#445566'), group('对照', ['a', 'b']), group('新', ['e'])],
      excluded: ['c'],
      factors: [
        { name: '批次', values: { a: '2', b: '2', d: '1', x: '2', other: '9' } },
        { name: '亚组', values: {} },
      ],
    },
  };
  const words = { excluded: '不参与', kinds: { general: '通用', micro: '扩增子' } };
  expect(diffSchemes(left, left, words)).toEqual([]);
  expect(diffSchemes({ contrasts: [] }, left, words)).toHaveLength(1);
  expect(diffSchemes(left, right, words).map((one) => Object.values(one).join('|'))).toEqual([
    'name||一|二',
    'kind||通用|扩增子',
    'group|新||新',
    'order||对照、处理|处理、对照',
    'color|处理|#112233|#445566',
    'sample|c|对照|不参与',
    'sample|e|处理|新',
    'sample|x|不参与|处理',
    'factor|批次 · a|1|2',
    'factor|亚组||亚组',
    'contrast|处理 / 对照|处理 / 对照|药效',
    'contrast|新 / 对照||新 / 对照',
  ]);
});

it('a scheme is offered to tables that have half of its samples, and brings its contrast where one is taken', () => {
  const stored = (id: string, change: Partial<GroupScheme> = {}) =>
    ({ id, scheme: { ...scheme, ...change } }) as StoredScheme;
  const offered = schemesFor(
    [
      stored('few', { groups: [group('对照', ['a'])] }),
      stored('all'),
      stored('most', { groups: [group('A', ['a', 'b', 'c'])] }),
    ],
    ['a', 'b', 'c', 'd'],
  );
  expect(offered.map(({ id }) => id)).toEqual(['all', 'most']);
  expect(schemeFor(scheme, ['a', 'x']).groups.map(({ name, samples: members }) => [name, members])).toEqual([
    ['对照', ['a']],
  ]);
  expect(optionsOfContrast(contrast, ['reference', 'test_group'], scheme, [contrast])).toEqual({
    reference: '对照',
    test_group: '处理',
  });
  const turned = { test: '对照', reference: '处理', name: '' };
  expect(optionsOfContrast(contrast, ['contrasts', 'reference'], scheme, [contrast])).toEqual({ reference: '对照' });
  expect(optionsOfContrast(contrast, ['contrasts', 'reference'], scheme, [contrast, turned])).toEqual({});
  expect(optionsOfContrast({ ...contrast, test: '没有' }, ['reference'], scheme, [])).toEqual({});
  expect(optionsOfContrast(contrast, ['k'], scheme, [])).toEqual({});
});

it('a contrast follows the new name of its group, but never to a group that had that name already', () => {
  const renamed = (name: string) => scheme.groups.with(1, { ...scheme.groups[1]!, name });
  expect(followRenames(scheme.groups, renamed('药物'), [contrast])).toEqual([{ ...contrast, test: '药物' }]);
  expect(followRenames(scheme.groups, renamed('对照'), [contrast])).toEqual([contrast]);
  expect(followRenames(renamed('对照'), renamed('药物'), [contrast])).toEqual([contrast]);
  expect(followRenames(scheme.groups, scheme.groups.slice(1), [contrast])).toEqual([contrast]);
});

it('a scheme whose samples a table writes otherwise is offered, and is about them once that is confirmed', () => {
  const written = { ...scheme, groups: [group('对照', ['S01', 'S02']), group('处理', ['S03'])] };
  const stored = { id: 'one', scheme: written } as StoredScheme;
  const table = ['Sample_1', 'Sample_2', 'Sample_3'];
  const alike = alikeSamples(table, written);
  expect(schemesFor([stored], table)).toEqual([stored]);
  expect(schemeFor(written, table).groups).toEqual([]);
  const confirmed = withAliases(withAliases(written, alike), [{ name: 'Sample_2', sample: 'S02' }]);
  expect(confirmed.aliases).toHaveLength(3);
  expect(alikeSamples(table, confirmed)).toEqual([]);
  expect(namedByScheme(table, confirmed.aliases)).toEqual(['S01', 'S02', 'S03']);
  const part = schemeFor(confirmed, table.slice(1));
  expect(part.groups.map(({ samples: members }) => members)).toEqual([['S02'], ['S03']]);
  expect(part.aliases!.map(({ name }) => name)).toEqual(expect.arrayContaining(['Sample_2', 'Sample_3']));
});
