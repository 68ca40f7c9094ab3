export { SideNav, type SideNavProps } from './SideNav.tsx';
export type { SideNavEntry, SideNavGroup, SideNavLink } from './SideNavEntry.ts';
export { sideNavText } from './SideNav.text.ts';
