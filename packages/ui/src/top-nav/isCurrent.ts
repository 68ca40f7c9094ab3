/**
 * Whether `current` is the entry's own page or lies below it. A prefix counts only up to a whole segment: `/shop` is
 * not `/shopping`.
 */
export function isCurrent(href: string, current: string): boolean {
  if (current === href) return true;
  if (!current.startsWith(href)) return false;
  return href.endsWith('/') || ['/', '?'].includes(current[href.length] ?? '');
}
