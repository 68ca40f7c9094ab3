import type { ReactNode } from 'react';

/** One link of the site's menu. */
export type TopNavEntry = {
  /** Where the link leads, and its key: `#/tools`. */
  href: string;
  label: string;
  icon?: ReactNode;
};
