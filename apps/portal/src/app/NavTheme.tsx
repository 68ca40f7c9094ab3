import { useAppearance } from '@panome/ui/appearance';
import type { CSSProperties, ReactNode } from 'react';
import { storedVariables } from '../shared/theme/appearanceStore.ts';
import { useLayoutChoice } from '../shared/theme/layoutStore.ts';
import * as styles from './MainLayout.css.ts';

type NavThemeProps = {
  readonly className: string;
  /** Whether the display setting that makes menus dark applies to this one. */
  readonly dark: boolean;
  readonly children: ReactNode;
};

/** A menu that may be dark beside light content (decision E-06). */
export function NavTheme({ children, className, dark }: NavThemeProps) {
  const { navTheme } = useLayoutChoice();
  const { contrast, theme, vision } = useAppearance();
  const own = dark && navTheme === 'dark' && theme === 'light';
  const look = own
    ? {
        'data-contrast': contrast,
        'data-theme': 'dark',
        'data-vision': vision,
        style: storedVariables(`dark ${contrast}`) as CSSProperties,
      }
    : {};
  return (
    <div className={own ? `${className} ${styles.dark}` : className} {...look}>
      {children}
    </div>
  );
}
