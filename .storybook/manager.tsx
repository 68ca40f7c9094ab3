import { themeTokens, type Appearance } from '@panome/tokens';
import * as React from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { storybookTheme } from './storybookTheme.ts';

const ready = [
  ['#0094ff', '默认蓝'],
  ['#7a4fc0', '紫'],
  ['#0a8f6c', '青绿'],
  ['#d4380d', '朱红'],
  ['#c9a400', '金黄'],
] as const;

/** The primary colour of the stories: a handful, or any. */
function PrimaryColor() {
  const [globals, updateGlobals] = useGlobals();
  const current = String(globals['primary'] || ready[0][0]);
  const choose = (primary: string) => updateGlobals({ primary: primary === ready[0][0] ? '' : primary });
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4, paddingInline: 8 }}>
      {ready.map(([color, name]) => (
        <button
          aria-label={`主色：${name}`}
          aria-pressed={current === color}
          key={color}
          onClick={() => choose(color)}
          style={{
            width: 16,
            height: 16,
            padding: 0,
            border: 'none',
            borderRadius: 8,
            background: color,
            outline: current === color ? '2px solid currentColor' : 'none',
            outlineOffset: 1,
            cursor: 'pointer',
          }}
          title={name}
          type="button"
        />
      ))}
      <input
        aria-label="任意主色"
        onChange={(event) => choose(event.target.value)}
        style={{ width: 24, height: 20, padding: 0, border: 'none', background: 'none' }}
        title="任意主色"
        type="color"
        value={current}
      />
    </span>
  );
}

const dark = matchMedia('(prefers-color-scheme: dark)').matches;
const appearance: Appearance = { theme: dark ? 'dark' : 'light', contrast: 'normal', vision: 'normal' };
// The sidebar writes white on the second colour, so there it is the one of buttons, not of links.
addons.setConfig({
  theme: { ...storybookTheme(appearance, undefined), colorSecondary: themeTokens(appearance).color.bg.accent },
  sidebar: { showRoots: true },
});

addons.register('panome', () => {
  addons.add('panome/primary', {
    type: types.TOOL,
    title: '主色',
    match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
    render: PrimaryColor,
  });
});
