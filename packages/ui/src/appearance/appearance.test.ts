import { cssVariables, themeTokens } from '@panome/tokens';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { appearanceScript, parseAppearance, storedAppearance } from './appearanceScript.ts';
import { primaryNames, primaryVariables } from './primaryVariables.ts';
import { resolveAppearance, type AppearanceChoice } from './resolveAppearance.ts';

const plain = { dark: false, moreContrast: false };

describe('a choice', () => {
  test('without values is light, normal contrast and full colour vision, whatever the computer asks for', () => {
    expect(resolveAppearance({}, { dark: true, moreContrast: true })).toEqual({
      theme: 'light',
      contrast: 'normal',
      vision: 'normal',
    });
  });
  test('of the system follows the computer', () => {
    const choice = { theme: 'system', contrast: 'system' } as const;
    expect(resolveAppearance(choice, { dark: true, moreContrast: true })).toMatchObject({
      theme: 'dark',
      contrast: 'more',
    });
    expect(resolveAppearance(choice, plain)).toMatchObject({ theme: 'light', contrast: 'normal' });
  });
});

describe('the primary colour', () => {
  const light = resolveAppearance({}, plain);
  test('of the product changes nothing', () => expect(primaryVariables('#0094FF', light)).toEqual({}));
  test('sets only variables that applying another choice removes again', () => {
    expect(Object.keys(primaryVariables('#d4380d', light)).toSorted()).toEqual(primaryNames().toSorted());
    expect(Object.keys(cssVariables(themeTokens(light)))).toEqual(expect.arrayContaining([...primaryNames()]));
  });
});

/** The page's root after the script has run on a computer with these settings. */
function afterScript(stored: string | null, system = plain) {
  const root = {
    dataset: {} as Record<string, string>,
    style: {
      set: {} as Record<string, string>,
      setProperty: (name: string, value: string) => (root.style.set[name] = value),
    },
  };
  const matchMedia = (query: string) => ({ matches: query.includes('dark') ? system.dark : system.moreContrast });
  runInNewContext(appearanceScript('look'), {
    document: { documentElement: root },
    localStorage: { getItem: (key: string) => (key === 'look' ? stored : null) },
    matchMedia,
  });
  return { attributes: root.dataset, variables: root.style.set };
}

describe('the script before the first picture', () => {
  const choice: AppearanceChoice = {
    theme: 'system',
    contrast: 'system',
    vision: 'weak',
    density: 'compact',
    primary: '#d4380d',
  };
  test.each([
    plain,
    { dark: true, moreContrast: false },
    { dark: false, moreContrast: true },
    { dark: true, moreContrast: true },
  ])('shows what the choice means on a computer with %o', (system) => {
    const shown = resolveAppearance(choice, system);
    expect(afterScript(storedAppearance(choice), system)).toEqual({
      attributes: { ...shown, density: 'compact' },
      variables: primaryVariables(choice.primary, shown),
    });
  });
  test('shows the default where nothing is stored', () => {
    expect(afterScript(null)).toEqual({
      attributes: { theme: 'light', contrast: 'normal', vision: 'normal', density: 'comfortable' },
      variables: {},
    });
  });
  test('shows the start where the store is damaged', () =>
    expect(afterScript('{').attributes).toEqual({
      theme: 'light',
      contrast: 'normal',
      vision: 'normal',
      density: 'comfortable',
    }));
  test('is small enough to be put inline into a page', () => expect(appearanceScript('look').length).toBeLessThan(800));
});

test('a stored choice can be read again, and a damaged one counts as none', () => {
  const choice: AppearanceChoice = { theme: 'dark', primary: '#d4380d' };
  expect(parseAppearance(storedAppearance(choice))).toEqual(choice);
  expect([parseAppearance(null), parseAppearance('{'), parseAppearance('{}')]).toEqual([{}, {}, {}]);
});
