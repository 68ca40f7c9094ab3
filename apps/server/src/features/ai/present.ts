import type { AiConversation, AiMessage } from '@panome/contract';
import { minute } from '@panome/contract/durations';
import { toTime } from '../../platform/clock.ts';
import type { AiMessageRow } from '../../platform/database/schema/ai.ts';
import type { CountedConversation } from './repository.ts';

/** What an answer carries beside its text; a column of JSON. */
export type Details = Pick<AiMessage, 'citations' | 'unverified' | 'steps' | 'proposal'>;
export const noDetails: Details = { citations: [], unverified: [], steps: [], proposal: null };

/** An answer that did not move on for so long was left by a process that ended. */
export const stale = minute;
export const interrupted = '回答中断了，请重新提问';

export const presentConversation = ({ id, messages, title, updated_at }: CountedConversation): AiConversation => ({
  id,
  title,
  messages,
  updated_at: toTime(updated_at),
});

export function presentMessage(row: AiMessageRow, now: number): AiMessage {
  const left = row.state === 'streaming' && row.updated_at < now - stale;
  return {
    id: row.id,
    role: row.role,
    text: row.text,
    state: left ? 'failed' : row.state,
    provider: row.provider,
    model: row.model,
    ...(JSON.parse(row.details || JSON.stringify(noDetails)) as Details),
    note: left ? interrupted : row.note,
    feedback: row.feedback,
    created_at: toTime(row.created_at),
  };
}
