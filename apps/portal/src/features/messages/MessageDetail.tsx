import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Heading } from '@panome/ui/heading';
import { RichText } from '@panome/ui/rich-text';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../shared/api/index.ts';
import { formatTime } from '../../shared/format/format.ts';
import { safePath } from '../../shared/routing/redirectTarget.ts';
import { useMessage, useMessageTypes, type Message } from './api.ts';
import * as styles from './Messages.css.ts';
import { messagesText as text } from './messages.text.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type MessageDetailProps = {
  readonly id: string;
  /** The row that opened it goes away or is covered: the focus comes here. */
  readonly takesFocus: boolean;
  /** The address of the list alone. */
  readonly back: string;
  readonly onRead: (id: string) => void;
  readonly onRemove: (message: Message) => void;
};

/** The open message; to open it is to read it. */
export function MessageDetail({ back, id, onRead, onRemove, takesFocus }: MessageDetailProps) {
  const { data, error, mutate } = useMessage(id);
  const unread = data?.read === false ? data.id : '';
  useEffect(() => {
    if (unread) onRead(unread);
    // It is read once, whatever becomes of the list meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [unread]);

  return (
    <Card aria-label={text.detail}>
      <div className={styles.message}>
        {id && (
          <div className={styles.back}>
            <Button asChild icon={<ArrowLeft {...icon} />} size="small" variant="quiet">
              <Link to={back}>{text.back}</Link>
            </Button>
          </div>
        )}
        {!id && <EmptyState description={text.chooseHelp} variant="inline" title={text.choose} />}
        {id && !data && !error && <Skeleton height={200} shape="block" />}
        {id &&
          !data &&
          error &&
          (error.status === 404 ? (
            <EmptyState variant="inline" title={text.missing} />
          ) : (
            <FailedState
              message={messageOf(error)}
              onRetry={() => void mutate()}
              requestId={error.requestId || undefined}
              variant="inline"
            />
          ))}
        {data && <Content key={data.id} message={data} onRemove={onRemove} takesFocus={takesFocus} />}
      </div>
    </Card>
  );
}

function Content({
  message,
  onRemove,
  takesFocus,
}: { message: Message } & Pick<MessageDetailProps, 'onRemove' | 'takesFocus'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    // Once, when it is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const { content, created_at, html, link, title, type } = message;
  const kind = useMessageTypes().data?.find(({ value }) => value === type)?.label;
  const target = link ? safePath(link) : '/';
  return (
    <>
      <div className={styles.messageHead}>
        <div className={styles.messageTitle}>
          <Heading level={2} ref={heading} size="section" tabIndex={-1}>
            {title}
          </Heading>
          <span className={styles.facts}>
            {kind && <span>{kind}</span>}
            <time dateTime={created_at}>{formatTime(created_at)}</time>
          </span>
        </div>
        <Button icon={<Trash2 {...icon} />} onClick={() => onRemove(message)} size="small" variant="quiet">
          {text.remove}
        </Button>
      </div>
      {html ? <RichText html={html} /> : content && <p className={styles.plain}>{content}</p>}
      {target !== '/' && (
        <div>
          <Button asChild variant="primary">
            <Link to={target}>{text.go}</Link>
          </Button>
        </div>
      )}
    </>
  );
}
