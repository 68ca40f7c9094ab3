import type { Contrast, GroupScheme } from './schemeTypes.ts';

type Groups = GroupScheme['groups'];

/**
 * Contrasts after a group got another name in its place. While a name is that of two groups nothing follows it: a
 * contrast that then names no group is reported, one that silently means another group is not.
 */
export function followRenames(before: Groups, after: Groups, contrasts: readonly Contrast[]): readonly Contrast[] {
  if (before.length !== after.length) return contrasts;
  const changed = before.flatMap(({ name }, at) => (name === after[at]!.name ? [] : [at]));
  const [at] = changed;
  if (changed.length !== 1 || at === undefined) return contrasts;
  const [old, next] = [before[at]!.name, after[at]!.name];
  const isOnly = (groups: Groups, name: string) => groups.filter((group) => group.name === name).length === 1;
  if (!isOnly(before, old) || !isOnly(after, next)) return contrasts;
  const renamed = (name: string) => (name === old ? next : name);
  return contrasts.map((one) => ({ ...one, test: renamed(one.test), reference: renamed(one.reference) }));
}
