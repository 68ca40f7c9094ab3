import { accentOf, cssVariables, defaultPrimary, type Appearance } from '@panome/tokens';

/**
 * The CSS variables that a chosen primary colour changes; none for the product's own blue.
 *
 * @throws {Error} When the colour is not of the form `#rrggbb`.
 */
export const primaryVariables = (primary: string | undefined, appearance: Appearance): Record<string, string> =>
  primary === undefined || primary.toLowerCase() === defaultPrimary ? {} : cssVariables(accentOf(primary, appearance));

const of: Appearance = { theme: 'light', contrast: 'normal', vision: 'normal' };
/** Every name that a primary colour may set, so that it can be taken back. */
export const primaryNames = (): readonly string[] => Object.keys(cssVariables(accentOf(defaultPrimary, of)));
