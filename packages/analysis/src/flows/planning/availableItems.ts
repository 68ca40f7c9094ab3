import type { InputKind, MethodDefinition } from '../../model/index.ts';
import { methodById } from '../../registry.ts';
import type { FlowGiven, FlowVersion, MenuItem } from '../model.ts';
import { firstUnmet, levelsUnmet, noTable, roleTitle } from './conditions.ts';
import { comparedLevels } from './schemeParts.ts';

/** A method of a menu, and whether the data let it run. */
export type AvailableItem = {
  readonly method: string;
  readonly title: string;
  readonly summary: string;
  readonly guide: string;
  readonly available: boolean;
  /** Why not, in Chinese. */
  readonly reason: string;
  /** The role of each input that the data have a table for. */
  readonly bind: { readonly [Kind in InputKind]?: string };
};
export type AvailableSection = { readonly title: string; readonly items: readonly AvailableItem[] };

/** The menu of a flow with what can be run on the data, and why the rest cannot. */
export function availableItems(version: FlowVersion, given: FlowGiven): readonly AvailableSection[] {
  return version.sections.map(({ items, title }) => ({
    title,
    items: items.map((item) => {
      const method = methodById(item.method)!;
      const reason = reasonOf(item, method, version, given);
      const bind = Object.fromEntries(
        method.inputs.flatMap(({ id }) => {
          const role = (rolesOf(item, version, id) ?? []).find((one) => given.roles[one]);
          return role === undefined ? [] : [[id, role] as const];
        }),
      );
      const { guide } = item;
      return {
        method: method.id,
        title: method.title,
        summary: method.summary,
        guide,
        available: !reason,
        reason,
        bind,
      };
    }),
  }));
}

/** The roles that an input may take; undefined when it is for the person to say. */
const rolesOf = ({ bind }: MenuItem, { binds }: FlowVersion, input: InputKind): readonly string[] | undefined => {
  const roles = bind[input] ?? binds[input];
  return roles?.length ? roles : undefined;
};

function reasonOf(item: MenuItem, method: MethodDefinition, version: FlowVersion, given: FlowGiven): string {
  const files = method.inputs.filter(({ id }) => id !== 'groups');
  const missing = files.flatMap(({ id, required }) => {
    const roles = rolesOf(item, version, id);
    return roles && !roles.some((role) => given.roles[role]) ? [{ required, roles }] : [];
  });
  // Where every input may be left out, as where one of two will do, one has to be there.
  const oneOf = files.every(({ required }) => !required) && missing.length > 0 && !files.some(({ id }) => isThere(id));
  const first = missing.find(({ required }) => required || oneOf);
  if (first) return noTable(...first.roles.map((role) => roleTitle(version, role)));
  return groupsReason(method, given) || firstUnmet(item.when ?? [], { version, given, groups: null });

  function isThere(input: InputKind): boolean {
    const roles = rolesOf(item, version, input);
    return roles?.some((role) => given.roles[role]) ?? false;
  }
}

function groupsReason({ inputs }: MethodDefinition, { scheme }: FlowGiven): string {
  const groups = inputs.find(({ id }) => id === 'groups');
  if (!groups?.required) return '';
  if (!scheme) return '没有分组方案';
  return groups.levels ? levelsUnmet(comparedLevels(scheme).length, { min: groups.levels.min }) : '';
}

/** The roles that have to be there and are not, as people call them: `基因计数表或基因表达量表`. */
export const missingRoles = (version: FlowVersion, roles: Readonly<Record<string, unknown>>): readonly string[] =>
  version.needs
    .filter((one) => !one.some((role) => roles[role]))
    .map((one) => one.map((role) => roleTitle(version, role)).join('或'));
