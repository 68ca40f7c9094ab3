import { List } from '@panome/ui/list';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState, ForbiddenState, NoMatchState } from '@panome/ui/state';
import type { KeyboardEvent } from 'react';
import { messageOf, type Page } from '../../shared/api/index.ts';
import { useLate, type Answer } from '../../shared/page/index.ts';
import type { Message } from './api.ts';
import { MessageRow } from './MessageRow.tsx';
import * as styles from './Messages.css.ts';
import { messagesText } from './messages.text.ts';

type MessageListProps = {
  readonly answer: Answer<Page<readonly Message[]>>;
  /** Something of the list is hidden by a filter. */
  readonly filtered: boolean;
  readonly onClear: () => void;
  /** The id of the open message. */
  readonly current: string;
  readonly addressOf: (id: string) => string;
  readonly onRemove: (message: Message) => void;
};

/** The link of the message beside the one that has the focus. */
function neighbour({ currentTarget, target }: KeyboardEvent, step: 1 | -1): HTMLElement | undefined {
  const links = [...currentTarget.querySelectorAll<HTMLElement>('a')];
  return links[links.findIndex((link) => link.closest('li')?.contains(target as Node)) + step];
}

/** The messages of the page, or why there are none. Arrow keys move among them, Delete deletes. */
export function MessageList({
  addressOf,
  answer: { data, error, mutate },
  current,
  filtered,
  onClear,
  onRemove,
}: MessageListProps) {
  const late = useLate();
  if (!data && error?.kind === 'forbidden')
    return <ForbiddenState description={messagesText.forbidden} variant="inline" />;
  if (!data && error)
    return (
      <FailedState
        message={messageOf(error)}
        onRetry={() => void mutate()}
        requestId={error.requestId || undefined}
        variant="inline"
      />
    );
  if (!data)
    return (
      <div aria-busy className={styles.waiting}>
        {late && <Skeleton height={240} shape="block" />}
      </div>
    );
  if (data.data.length === 0 && filtered) return <NoMatchState onClear={onClear} variant="inline" />;
  if (data.data.length === 0)
    return <EmptyState description={messagesText.noneHelp} variant="inline" title={messagesText.none} />;

  const handleKeys = (event: KeyboardEvent) => {
    const id =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-message]')?.dataset['message']
        : undefined;
    const message = data.data.find((one) => one.id === id);
    const act = {
      ArrowDown: () => neighbour(event, 1)?.focus(),
      ArrowUp: () => neighbour(event, -1)?.focus(),
      Delete: () => message && onRemove(message),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // The links in it take the focus; the list hears of their keys.
    <List label={messagesText.list} onKeyDown={handleKeys} variant="inset">
      {data.data.map((message) => (
        <MessageRow
          current={message.id === current}
          key={message.id}
          message={message}
          onRemove={onRemove}
          to={addressOf(message.id)}
        />
      ))}
    </List>
  );
}
