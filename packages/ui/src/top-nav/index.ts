export { TopNav, type TopNavProps } from './TopNav.tsx';
export type { TopNavEntry } from './TopNavEntry.ts';
export { topNavText } from './TopNav.text.ts';
