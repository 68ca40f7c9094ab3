/** How the frame of the portal is arranged on this computer. */
export type LayoutChoice = {
  /** Of the bar at the top: as the content, or always dark (decision E-06). */
  readonly navTheme: 'light' | 'dark';
  readonly layout: 'topmenu' | 'sidemenu';
  readonly contentWidth: 'Fluid' | 'Fixed';
  readonly fixedHeader: boolean;
  /** Steps aside while one reads on; only a fixed bar has to. */
  readonly autoHideHeader: boolean;
  readonly fixedSidebar: boolean;
  readonly multiTab: boolean;
  readonly collapsed: boolean;
  /** Keys that are a single letter or sign, which speech input presses by accident (WCAG 2.1.4). */
  readonly letterKeys: boolean;
};

/** What somebody sees who has chosen nothing (specification 3). */
export const defaultLayout: LayoutChoice = {
  navTheme: 'light',
  layout: 'topmenu',
  contentWidth: 'Fluid',
  fixedHeader: true,
  autoHideHeader: false,
  fixedSidebar: false,
  multiTab: true,
  collapsed: false,
  letterKeys: true,
};

const values: { readonly [Name in keyof LayoutChoice]: readonly LayoutChoice[Name][] } = {
  navTheme: ['light', 'dark'],
  layout: ['topmenu', 'sidemenu'],
  contentWidth: ['Fluid', 'Fixed'],
  fixedHeader: [true, false],
  autoHideHeader: [true, false],
  fixedSidebar: [true, false],
  multiTab: [true, false],
  collapsed: [true, false],
  letterKeys: [true, false],
};

/**
 * The choice in a stored text. Anybody may have written there: what is not one of the values is the default (FE-08).
 */
export function readLayout(text: string | null): LayoutChoice {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    return defaultLayout;
  }
  if (typeof stored !== 'object' || stored === null) return defaultLayout;
  const known = Object.entries(stored).filter(([name, value]) =>
    (values[name as keyof LayoutChoice] as readonly unknown[] | undefined)?.includes(value),
  );
  return { ...defaultLayout, ...Object.fromEntries(known) };
}
