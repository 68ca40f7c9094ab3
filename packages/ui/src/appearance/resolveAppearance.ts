import type { Appearance } from '@panome/tokens';

/** What a user may choose; what is left out is light, comfortable, normal, and the blue of the product. */
export type AppearanceChoice = {
  /** `system` follows the setting of the computer. */
  readonly theme?: 'light' | 'dark' | 'system';
  /** `more`: text at 7:1. `system` follows the setting of the computer. */
  readonly contrast?: 'normal' | 'more' | 'system';
  /** `weak` (色弱): colours that stay apart without one kind of cone. */
  readonly vision?: 'normal' | 'weak';
  /** `compact`: rows of 32 and controls of 28 pixels in place of 40 and 32. */
  readonly density?: 'comfortable' | 'compact';
  /** The primary colour as `#rrggbb`; every shade that text needs is derived from it. */
  readonly primary?: string;
};

/** What the computer asks for, from `prefers-color-scheme` and `prefers-contrast`. */
export type SystemAppearance = { readonly dark: boolean; readonly moreContrast: boolean };

/** The appearance a choice means on a computer with these settings. */
export const resolveAppearance = (
  { theme = 'light', contrast = 'normal', vision = 'normal' }: AppearanceChoice,
  system: SystemAppearance,
): Appearance => ({
  theme: theme === 'system' ? (system.dark ? 'dark' : 'light') : theme,
  contrast: contrast === 'system' ? (system.moreContrast ? 'more' : 'normal') : contrast,
  vision,
});
