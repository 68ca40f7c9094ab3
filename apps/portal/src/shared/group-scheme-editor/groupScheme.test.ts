import { describe, expect, it } from 'vitest';
import { addGroup, moveGroup, moveSamples, nameProblem, unassigned, type GroupScheme } from './groupScheme.ts';

const scheme: GroupScheme = {
  groups: [
    { name: '对照', color: '#0072b2', samples: ['S1', 'S2'] },
    { name: '处理', color: '#d55e00', samples: ['S3'] },
  ],
  excluded: ['S4'],
};

describe('group scheme', () => {
  it('keeps each sample in one place only', () => {
    const moved = moveSamples(scheme, ['S2', 'S4'], 1);
    expect(moved.groups.map((group) => group.samples)).toEqual([['S1'], ['S3', 'S2', 'S4']]);
    expect(moved.excluded).toEqual([]);
  });

  it('finds the samples that nobody has placed', () => {
    expect(unassigned(scheme, ['S1', 'S4', 'S5'])).toEqual(['S5']);
    expect(unassigned(moveSamples(scheme, ['S1'], 'unassigned'), ['S1', 'S4', 'S5'])).toEqual(['S1', 'S5']);
  });

  it('moves a group and leaves the order alone at the ends', () => {
    expect(moveGroup(scheme, 1, 0).groups.map((group) => group.name)).toEqual(['处理', '对照']);
    expect(moveGroup(scheme, 0, -1)).toBe(scheme);
  });

  it('gives a new group the first name and colour that no other has', () => {
    const added = addGroup(scheme, ['#0072b2', '#009e73'], (number) => (number === 3 ? '对照' : `组 ${number}`));
    expect(added.groups.at(-1)).toEqual({ name: '组 4', color: '#009e73', samples: [] });
  });

  it('finds a name that is missing or taken', () => {
    const named = (name: string) => [scheme.groups[0]!, { ...scheme.groups[1]!, name }];
    expect(nameProblem(named(' '), 1)).toBe('missing');
    expect(nameProblem(named('对照 '), 1)).toBe('taken');
    expect(nameProblem(named('处理'), 1)).toBeUndefined();
  });
});
