import { describe, expect, it } from 'vitest';
import {
  aloneOf,
  conditionOfLevels,
  conditionOfRange,
  draftOf,
  emptyDraft,
  facetCondition,
  levelsOf,
  rangeOf,
  ruleOf,
  withFacet,
  withNegated,
  withRule,
} from './ruleDraft.ts';

const up = { column: 'direction', op: 'is', value: 'up' } as const;
const vip = { column: 'vip', op: 'gt', value: 1 } as const;

describe('the rule that is being made', () => {
  it('is that of its parts, and comes back as it was', () => {
    expect(ruleOf(emptyDraft)).toEqual({ all: [] });
    for (const rule of [{ all: [up, vip] }, { any: [up, vip] }, up, { not: up }])
      expect(ruleOf(draftOf(rule))).toEqual(rule);
  });
  it('takes in what was written without changing what it means', () => {
    expect(withRule(draftOf({ all: [up, vip] }), { any: [up, vip] }).parts).toEqual([up, vip, { any: [up, vip] }]);
    expect(ruleOf(withRule(draftOf(up), { all: [vip, up] }))).toEqual({ all: [up, vip, up] });
    expect(ruleOf(withRule(draftOf({ any: [up, vip] }), { all: [vip, up] }))).toEqual({
      any: [up, vip, { all: [vip, up] }],
    });
  });
  it('is narrowed by a condition that is added to one with “or” in it', () => {
    const either = withRule(emptyDraft, { any: [vip, up] });
    expect(ruleOf(either)).toEqual({ any: [vip, up] });
    expect(ruleOf(withRule(either, up))).toEqual({ all: [{ any: [vip, up] }, up] });
  });
  it('a part is turned round and back', () => {
    const turned = withNegated(draftOf({ all: [up, vip] }), 0);
    expect(turned.parts[0]).toEqual({ not: up });
    expect(withNegated(turned, 0).parts[0]).toEqual(up);
  });
});

describe('facets', () => {
  it('a range leaves out the ends that say nothing', () => {
    const made = (from: number, to: number) => conditionOfRange('vip', [from, to], 0, 3);
    expect([made(0, 3), made(1, 3), made(0, 2), made(1, 2)]).toEqual([
      undefined,
      { column: 'vip', op: 'ge', value: 1 },
      { column: 'vip', op: 'le', value: 2 },
      { column: 'vip', op: 'between', from: 1, to: 2 },
    ]);
    for (const range of [
      [1, 3],
      [0, 2],
      [1, 2],
    ] as const)
      expect(rangeOf(made(range[0], range[1]), 0, 3)).toEqual(range);
  });
  it('replace their own condition and keep its place', () => {
    const draft = draftOf({ all: [vip, up] });
    expect(withFacet(draft, 'vip', 'range', { column: 'vip', op: 'ge', value: 2 }).parts).toEqual([
      { column: 'vip', op: 'ge', value: 2 },
      up,
    ]);
    expect(withFacet(draft, 'direction', 'levels', conditionOfLevels('direction', ['up', 'down'])).parts).toEqual([
      vip,
      { column: 'direction', op: 'in', values: ['up', 'down'] },
    ]);
    expect(withFacet(draft, 'vip', 'range', undefined).parts).toEqual([up]);
    expect(levelsOf(facetCondition(draft, 'direction', 'levels'))).toEqual(['up']);
  });
});

it('counts stand beside the part that they belong to', () => {
  const counted = { conditions: [{ alone: 4 }, { alone: 3 }, { alone: 2 }], steps: [{ alone: 4 }, { alone: 1 }] };
  expect(aloneOf({ join: 'all', parts: [up, { not: vip }] }, counted)).toEqual([4, 1]);
  expect(aloneOf({ join: 'any', parts: [up, { all: [vip, up] }] }, counted)).toEqual([4, undefined]);
});
