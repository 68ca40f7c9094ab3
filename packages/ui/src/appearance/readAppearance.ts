import type { Appearance } from '@panome/tokens';

/** The attributes by which an element shows its appearance, in the order of `Appearance`. */
export const appearanceAttributes = ['data-theme', 'data-contrast', 'data-vision'] as const;

/**
 * What an element shows now, e.g. for what draws on a canvas: light, normal contrast and full colour vision where
 * nothing is said.
 */
export function readAppearance(root: HTMLElement): Appearance {
  const { theme, contrast, vision } = root.dataset;
  return {
    theme: theme === 'dark' ? 'dark' : 'light',
    contrast: contrast === 'more' ? 'more' : 'normal',
    vision: vision === 'weak' ? 'weak' : 'normal',
  };
}
