/**
 * The releases of a changelog without its title, which a page gives itself; one sentence where nothing has been
 * released.
 */
export const releases = (changelog: string): string =>
  changelog.replace(/^#(?!#).*$/m, '').trim() || '还没有发布的版本。';
