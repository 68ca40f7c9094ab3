import { expect, it } from 'vitest';
import type { GroupScheme } from '../toolForm.ts';
import { groupableFactors, regroup } from './regroup.ts';

const scheme: GroupScheme = {
  groups: [
    { name: '对照', color: '#111111', samples: ['a', 'b', 'c'] },
    { name: '处理', color: '#222222', samples: ['d', 'e'] },
  ],
  excluded: ['x'],
  factors: [
    { name: 'sex', values: { a: 'F', b: 'M', c: 'F', d: 'M', e: '' } },
    { name: 'age', values: { a: '31', b: '42', c: '53', d: '64', e: '75' } },
    { name: 'site', values: { a: '北京', b: '北京', c: '北京', d: '北京', e: '北京' } },
  ],
};

it('offers columns that group: not one value for all, not another for each sample', () =>
  expect(groupableFactors(scheme)).toEqual(['sex']));

it('groups by another column, and keeps the former groups as a column', () => {
  const next = regroup(scheme, 'sex', '原分组');
  expect(next.groups).toEqual([
    { name: 'F', color: '#111111', samples: ['a', 'c'] },
    { name: 'M', color: '#222222', samples: ['b', 'd'] },
  ]);
  expect(next.excluded).toEqual(['x', 'e']);
  expect(next.factors.map(({ name }) => name)).toEqual(['原分组', 'age', 'site']);
  expect(next.factors[0]!.values).toEqual({ a: '对照', b: '对照', c: '对照', d: '处理', e: '处理' });
  // The samples that have a value come back as they were.
  expect(regroup(next, '原分组', 'sex').groups.map(({ name, samples }) => [name, samples])).toEqual([
    ['对照', ['a', 'c', 'b']],
    ['处理', ['d']],
  ]);
});
