import { expect, it } from 'vitest';
import { defaultLayout, readLayout } from './layoutChoice.ts';
import { readChoice } from './readChoice.ts';

it('is the default of the specification where nothing usable is stored', () => {
  for (const text of [null, '', '{', 'null', '7', '[]', '"topmenu"']) expect(readLayout(text)).toEqual(defaultLayout);
  expect(defaultLayout).toMatchObject({
    layout: 'topmenu',
    contentWidth: 'Fluid',
    fixedHeader: true,
    autoHideHeader: false,
    fixedSidebar: false,
    collapsed: false,
    multiTab: true,
    navTheme: 'light',
  });
});

it('accepts every valid value and no other', () => {
  const stored = JSON.stringify({
    layout: 'sidemenu',
    contentWidth: 'Wide',
    multiTab: false,
    fixedHeader: 'no',
    __proto__: { x: 1 },
    colour: 'red',
  });
  expect(readLayout(stored)).toEqual({ ...defaultLayout, layout: 'sidemenu', multiTab: false });
});

it('reads only valid values from a stored appearance', () => {
  const stored = JSON.stringify({
    choice: { theme: 'evil', contrast: 'more', primary: 'red', density: 'compact', more: 1 },
  });
  expect(readChoice(stored)).toEqual({ contrast: 'more', density: 'compact' });
  expect([readChoice(null), readChoice('null'), readChoice('{"choice":7}')]).toEqual([{}, {}, {}]);
});
