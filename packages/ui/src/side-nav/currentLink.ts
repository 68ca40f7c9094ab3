import { isGroup, type SideNavEntry, type SideNavLink } from './SideNavEntry.ts';

const contains = (href: string, current: string): boolean =>
  current === href || (current.startsWith(href) && ['/', '?'].includes(current[href.length] ?? ''));

/**
 * The link whose path begins the open page; of several, the longest, so that a parent page does not shine with its
 * child.
 */
export function currentLink(entries: readonly SideNavEntry[], current: string): SideNavLink | undefined {
  return entries
    .flatMap((entry) => (isGroup(entry) ? entry.entries : [entry]))
    .filter((link) => contains(link.href, current))
    .toSorted((a, b) => b.href.length - a.href.length)[0];
}
