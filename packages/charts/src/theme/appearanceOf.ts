import type { Appearance } from '@panome/tokens';
import type { Theme } from '../model/index.ts';

/** What the tokens know a theme by. */
export const appearanceOf = (theme: Theme): Appearance =>
  typeof theme === 'string' ? { theme, contrast: 'normal', vision: 'normal' } : theme;
