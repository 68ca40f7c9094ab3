import type { ResponseOf } from '@panome/contract/client';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState, ForbiddenState, NoMatchState } from '@panome/ui/state';
import { messageOf, type Page } from '../../shared/api/index.ts';
import { useLate, type Answer } from '../../shared/page/index.ts';
import { MessageRow } from './MessageRow.tsx';
import * as styles from './Messages.css.ts';
import { messagesText } from './messages.text.ts';

type MessageListProps = {
  readonly answer: Answer<Page<ResponseOf<'notifyList'>>>;
  /** Something of the list is hidden by a filter. */
  readonly filtered: boolean;
  readonly onClear: () => void;
  readonly onRead: (id: string) => void;
};

/** The messages of the page, or why there are none. */
export function MessageList({ answer: { data, error, mutate }, filtered, onClear, onRead }: MessageListProps) {
  const late = useLate();
  if (!data && error?.kind === 'forbidden') return <ForbiddenState description={messagesText.forbidden} size="inline" />;
  if (!data && error) return <FailedState message={messageOf(error)} onRetry={() => void mutate()} requestId={error.requestId || undefined} size="inline" />;
  if (!data) return <div aria-busy className={styles.waiting}>{late && <Skeleton height={240} shape="block" />}</div>;
  if (data.data.length === 0 && filtered) return <NoMatchState onClear={onClear} size="inline" />;
  if (data.data.length === 0) return <EmptyState description={messagesText.noneHelp} size="inline" title={messagesText.none} />;
  return (
    <ul aria-label={messagesText.list} className={styles.list} role="list">
      {data.data.map((message) => (
        <MessageRow key={message.id} message={message} onRead={onRead} />
      ))}
    </ul>
  );
}
