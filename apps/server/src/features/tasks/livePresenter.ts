import type { Actor } from '../../platform/access/actor.ts';

/**
 * Makes of a hint that something changed what the pages of an actor are told, read with the actor's permissions. It
 * rejects, or gives nothing, when there is nothing to tell.
 */
export type LivePresenter = (
  actor: Actor,
  hint: unknown,
) => Promise<{ readonly event: string; readonly data: unknown } | undefined>;
