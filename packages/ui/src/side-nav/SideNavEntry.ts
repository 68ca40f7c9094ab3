import type { ReactNode } from 'react';

/** A page of the area. */
export type SideNavLink = {
  /** Where the link leads, and its key. */
  href: string;
  /** The page's name; cut at the end where there is no room. */
  label: string;
  /** A 20 px icon: in the collapsed menu it stands alone. */
  icon: ReactNode;
  /** How many things wait there; the heading of a closed group shows the sum. */
  count?: number;
  /** What is counted, for screen readers: `3 个待接收的分享`. */
  countLabel?: string;
};

/** Pages under one heading that opens and closes. */
export type SideNavGroup = {
  /** The heading; unique in its menu. */
  label: string;
  /** A 20 px icon beside the heading. */
  icon: ReactNode;
  /** The pages under it. */
  entries: readonly SideNavLink[];
};

export type SideNavEntry = SideNavLink | SideNavGroup;

export const isGroup = (entry: SideNavEntry): entry is SideNavGroup => 'entries' in entry;
