import { staffWorkKinds, type StaffWorkKind } from '@panome/contract';
import { toTime } from '../../../platform/clock.ts';
import { ruleOf, holds, type Action } from '../../../platform/access/authorize.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { kindName } from '../../people/index.ts';
import { countWaiting, longestWaiting, type Work } from './repository.ts';

const most = 20;
const titleLength = 80;

/** What must be allowed to see work of a kind. */
export const readingOf = (kind: StaffWorkKind): Action => (kind === 'identity' ? 'review:read' : 'support:read');

const mayRead = (tree: Actor['tree'], kind: StaffWorkKind): boolean => {
  const { permission } = ruleOf(readingOf(kind));
  return permission !== undefined && holds(tree, permission);
};

/** The kinds of work of a person of the staff. */
export const kindsOf = (tree: Actor['tree']): StaffWorkKind[] => staffWorkKinds.filter((kind) => mayRead(tree, kind));

/** How much of each kind waits. */
export const countsOf = ({ database }: Pick<Platform, 'database'>, kinds: readonly StaffWorkKind[]) =>
  Promise.all(kinds.map(async (kind) => ({ kind, ...(await countWaiting(database, kind)) })));

const titleOf = ({ kind, title }: Work): string =>
  kind === 'identity' ? kindName(title) : title.slice(0, titleLength);

/** Everything that waits for this person. */
export async function readInbox({ database }: Pick<Platform, 'database'>, actor: Pick<Actor, 'tree'>) {
  const kinds = kindsOf(actor.tree);
  const longest = (await Promise.all(kinds.map((kind) => longestWaiting(database, kind, most)))).flat();
  return {
    kinds: (await countsOf({ database }, kinds)).map(({ kind, oldest, waiting }) => ({
      kind,
      waiting,
      oldest: oldest === null ? null : toTime(oldest),
    })),
    longest: longest
      .toSorted((one, other) => one.since - other.since)
      .slice(0, most)
      .map((work) => ({ ...work, title: titleOf(work), since: toTime(work.since) })),
  };
}
