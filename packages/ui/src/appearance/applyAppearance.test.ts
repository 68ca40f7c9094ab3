import { expect, test } from 'vitest';
import { applyAppearance } from './applyAppearance.ts';

/** As much of an element as the attributes and variables need. */
function someElement() {
  const variables = new Map<string, string>();
  const style = {
    setProperty: (name: string, value: string) => variables.set(name, value),
    removeProperty: (name: string) => variables.delete(name),
  };
  return { variables, dataset: {} as DOMStringMap, style };
}
const asElement = (element: ReturnType<typeof someElement>) => element as unknown as HTMLElement;

test('an empty choice is the product as it is drawn', () => {
  const element = someElement();
  expect(applyAppearance(asElement(element), {})).toEqual({ theme: 'light', contrast: 'normal', vision: 'normal' });
  expect(element.dataset).toEqual({ theme: 'light', contrast: 'normal', vision: 'normal', density: 'comfortable' });
  expect(element.variables.size).toBe(0);
});

test('a primary colour is taken back without a trace', () => {
  const element = someElement();
  applyAppearance(asElement(element), {
    theme: 'dark',
    contrast: 'more',
    vision: 'weak',
    density: 'compact',
    primary: '#d4380d',
  });
  expect(element.dataset).toEqual({ theme: 'dark', contrast: 'more', vision: 'weak', density: 'compact' });
  expect(element.variables.get('--pn-color-bg-accent')).toMatch(/^#[\da-f]{6}$/);
  applyAppearance(asElement(element), {});
  expect([...element.variables]).toEqual([]);
});

test('another ground gives the primary colour other shades', () => {
  const element = someElement();
  applyAppearance(asElement(element), { theme: 'light', primary: '#7a4fc0' });
  const onLight = element.variables.get('--pn-color-fg-accent');
  applyAppearance(asElement(element), { theme: 'dark', primary: '#7a4fc0' });
  expect(element.variables.get('--pn-color-fg-accent')).not.toBe(onLight);
});

test('a colour that cannot be read changes nothing', () => {
  const element = someElement();
  expect(() => applyAppearance(asElement(element), { primary: 'blue' })).toThrow('not an opaque hex colour');
  expect(element.dataset).toEqual({});
});
