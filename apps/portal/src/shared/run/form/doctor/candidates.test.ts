import { describe, expect, it } from 'vitest';
import { candidatesOf } from './candidates.ts';
import type { KeptRecipe } from './mending.ts';

const text = { fromForm: '', fromTask: (name: string) => name, fromSaved: (name: string) => name };
const turned = { input: 'matrix', repair: 'orientation', choice: 'transpose' } as const;
const distinct = { input: 'matrix', repair: 'duplicate-sample', choice: 'suffix' } as const;
const kept = (kind: KeptRecipe['kind']): KeptRecipe => ({
  id: kind,
  kind,
  name: kind,
  created_at: '2026-01-02T03:04:05.000Z',
  recipe: { format: 1, steps: [turned, distinct] },
});
const stepsOf = (recipe: KeptRecipe, open: readonly string[]) =>
  candidatesOf([recipe], [], 'matrix', open, text).map(({ steps }) => steps);

describe('what was decided about a former file', () => {
  it('turns the next one only where that has samples in rows too', () => {
    expect(stepsOf(kept('task'), ['duplicate-sample'])).toEqual([[distinct]]);
    expect(stepsOf(kept('task'), ['orientation'])).toEqual([[turned, distinct]]);
  });

  it('is offered whole under a name', () => expect(stepsOf(kept('saved'), [])).toEqual([[turned, distinct]]));
});
