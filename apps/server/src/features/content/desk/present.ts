import { staffContentRules, type ContentKind, type ContentState, type StaffContent } from '@panome/contract';
import type { Question } from '@panome/contract/questionnaire';
import { toTime } from '../../../platform/clock.ts';
import type { Piece } from './repository.ts';

/** Where a piece stands now. */
function stateOf(kind: ContentKind, { begins_at, ends_at, state }: Piece, now: number): ContentState {
  if (state !== 'published') return state;
  if (kind === 'message') return 'sent';
  if (begins_at > now) return 'planned';
  return ends_at !== null && ends_at <= now ? 'ended' : 'shown';
}

export function presentPiece(kind: ContentKind, row: Piece, now: number) {
  const { begins_at, count, ends_at, id, origin, title, updated_at } = row;
  const state = stateOf(kind, row, now);
  return {
    kind,
    id,
    title,
    state,
    origin,
    begins_at: state === 'draft' ? null : toTime(begins_at),
    ends_at: state === 'draft' || ends_at === null ? null : toTime(ends_at),
    updated_at: updated_at === 0 ? null : toTime(updated_at),
    count,
  };
}

/**
 * What may be done with a piece. What came from a folder is written there; here it can be taken back, and shown again.
 */
function abilitiesOf(kind: ContentKind, { count, origin, state }: Piece, publishes: boolean): StaffContent['can'] {
  const sent = kind === 'message' && state === 'published';
  const own = publishes && origin === 'portal';
  return {
    write: own && !sent,
    publish: publishes && (origin === 'portal' ? !sent : state === 'recalled'),
    recall: publishes && state === 'published',
    delete: own && state !== 'published' && (kind !== 'questionnaire' || count === 0),
  };
}

export function presentContent(kind: ContentKind, row: Piece, now: number, publishes: boolean): StaffContent {
  return {
    ...presentPiece(kind, row, now),
    revision: row.revision,
    fields: staffContentRules.parse(row.source === '' ? { title: row.title } : JSON.parse(row.source)),
    html: row.html,
    asked: JSON.parse(row.asked) as Question[],
    can: abilitiesOf(kind, row, publishes),
  };
}
