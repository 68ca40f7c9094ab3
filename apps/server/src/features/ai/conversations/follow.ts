import { second } from '@panome/contract/durations';
import type { Clock } from '../../../platform/clock.ts';
import type { AiMessageRow } from '../../../platform/database/schema/ai.ts';
import { events } from '../../../platform/http/eventStream.ts';
import type { LiveAnswers } from '../answers/liveAnswers.ts';
import { presentMessage } from '../present.ts';
import type { AiRepository } from '../repository.ts';

type Dependencies = { readonly clock: Clock; readonly live: LiveAnswers; readonly repository: AiRepository };

/**
 * What a page reads while an answer is written: `message` with all there is, `text` with what is added, `message` at
 * the end. An answer that another process writes is looked at every second.
 */
export function createFollow({ clock, live, repository }: Dependencies) {
  return (row: AiMessageRow) =>
    events((send) => {
      const message = (given: AiMessageRow) => send('message', presentMessage(given, clock.now()));
      const answer = live.find(row.id);
      if (answer) {
        message({ ...row, text: answer.text });
        const listener = {
          text: (text: string) => send('text', { text }),
          end: (ended: unknown) => send('message', ended),
        };
        answer.listeners.add(listener);
        return () => void answer.listeners.delete(listener);
      }
      message(row);
      if (presentMessage(row, clock.now()).state !== 'streaming') return () => undefined;
      const looking = setInterval(() => {
        void repository.message(row.id).then(
          (now) => {
            if (now) message(now);
            if (!now || presentMessage(now, clock.now()).state !== 'streaming') clearInterval(looking);
          },
          () => undefined,
        );
      }, second);
      return () => clearInterval(looking);
    });
}
