import type { ReactNode } from 'react';

/** One link of the site's menu. */
export type TopNavEntry = {
  /** Where the link leads, and its key: `#/tools`. */
  href: string;
  /** Two to six characters. */
  label: string;
  /** A 16 px icon, drawn where entries stand in a list. */
  icon?: ReactNode;
};
