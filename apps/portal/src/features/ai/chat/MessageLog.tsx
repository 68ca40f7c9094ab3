import { Button } from '@panome/ui/button';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { useEffect, useRef } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { messageOf } from '../../../shared/api/index.ts';
import type { Message } from '../api.ts';
import { aiText as text } from '../ai.text.ts';
import * as styles from './Chat.css.ts';
import { Answer, Question } from './MessageItem.tsx';
import type { Chat } from './useChat.ts';

/** A reader who scrolled up is not taken away from what is read. */
const near = 120;

type MessageLogProps = {
  readonly chat: Chat;
  readonly onSuggest: (question: string) => void;
  readonly onEdit: (message: Message) => void;
};

/** The open conversation, or what can be asked. Finished answers are announced, not every word. */
export function MessageLog({ chat: { answer, ask, id, rate, streaming }, onEdit, onSuggest }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const { data, error, mutate } = answer;
  const items = data?.items ?? [];
  const length = items.reduce((sum, item) => sum + item.text.length + 1, 0);
  useEffect(() => {
    const place = log.current;
    if (place && place.scrollHeight - place.scrollTop - place.clientHeight < near + place.clientHeight / 2)
      place.scrollTop = place.scrollHeight;
  }, [length]);
  if (id && error && !data)
    return (
      <FailedState message={messageOf(error)} onRetry={() => void mutate()} requestId={error.requestId || undefined} />
    );
  if (id && !data) return <Skeleton height={320} shape="block" />;
  const lastQuestion = items.findLast(({ role }) => role === 'user');
  return (
    <div
      aria-busy={streaming !== ''}
      aria-label={text.log}
      aria-live="polite"
      className={styles.log}
      ref={log}
      role="log"
      // What scrolls has to be reached by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {items.length === 0 && (
        <EmptyState
          action={
            <div className={styles.suggestions}>
              {text.suggestions.map((question) => (
                <Allowed call="aiMessageStore" key={question}>
                  <Button onClick={() => onSuggest(question)} size="small">
                    {question}
                  </Button>
                </Allowed>
              ))}
            </div>
          }
          variant="inline"
          title={text.empty}
        />
      )}
      {items.map((item, at) =>
        item.role === 'user' ? (
          <Question key={item.id} message={item} onEdit={streaming ? undefined : () => onEdit(item)} />
        ) : (
          <Answer
            key={item.id}
            message={item}
            onAgain={
              at === items.length - 1 && lastQuestion && !streaming
                ? () => void ask(lastQuestion.text, lastQuestion.id)
                : undefined
            }
            onRate={(feedback) => void rate(item, feedback)}
          />
        ),
      )}
    </div>
  );
}
