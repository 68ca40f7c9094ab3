import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Pagination } from '@panome/ui/pagination';
import { Stack } from '@panome/ui/stack';
import { CheckCheck, Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PageBody, PageHeader, useTell } from '../../shared/page/index.ts';
import { useLiveMessages, useMessageActs, useMessages, type Message } from './api.ts';
import { readFilter, writeFilter, type MessageFilter } from './filter.ts';
import { MessageDetail } from './MessageDetail.tsx';
import { MessageFilters } from './MessageFilters.tsx';
import { MessageList } from './MessageList.tsx';
import * as styles from './Messages.css.ts';
import { messagesText } from './messages.text.ts';
import { useRemove } from './useRemove.ts';

const wide = '(min-width: 1024px)';
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/**
 * The notifications of the person beside the open one; filter, page and message are in the address. None is open, and so
 * none is read, before somebody opens it.
 */
export function Page() {
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const answer = useMessages(filter);
  const { read } = useMessageActs();
  const tell = useTell();
  const [marking, setMarking] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useLiveMessages();

  const go = (next: Partial<MessageFilter>, options = {}) => setQuery(writeFilter({ ...filter, ...next }), options);
  const narrowDown = (next: Partial<MessageFilter>) => go({ page: 1, message: '', ...next });
  const addressOf = (message: string) => `?${writeFilter({ ...filter, message }).toString()}`;
  const mark = (ids?: readonly string[]) =>
    read(ids).catch((error: unknown) => tell.failed(error, messagesText.readFailed));
  const markAll = async () => {
    setMarking(true);
    try {
      await read();
      tell.done(messagesText.readAllDone);
    } catch (error) {
      tell.failed(error, messagesText.readFailed);
    } finally {
      setMarking(false);
    }
  };

  /** The one after it takes the focus; it is not opened, which would be to read it. */
  const remove = useRemove(({ id }: Message) => {
    const rows = answer.data?.data ?? [];
    const at = rows.findIndex((row) => row.id === id);
    const next = rows[at + 1] ?? rows[at - 1];
    if (filter.message === id) go({ message: '' }, { replace: true });
    const place = next && list.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(next.id)}"] a`);
    (place ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  });

  const total = answer.data?.total ?? 0;
  const filtered = filter.type !== '' || filter.unread || filter.page > 1;
  const open = filter.message ? '' : undefined;
  const actions = (
    <>
      <Button asChild icon={<Mail {...icon} />} variant="quiet">
        <Link to="/about-user/security">{messagesText.mail}</Link>
      </Button>
      <Button icon={<CheckCheck {...icon} />} loading={marking} onClick={() => void markAll()}>
        {messagesText.readAll}
      </Button>
    </>
  );
  return (
    <PageBody>
      <PageHeader actions={actions} title={messagesText.title} />
      <Stack>
        <MessageFilters filter={filter} onChange={narrowDown} />
        <div className={styles.panes}>
          <div className={styles.listPane} data-open={open} ref={list}>
            <Card padding="none">
              <MessageList
                addressOf={addressOf}
                answer={answer}
                current={filter.message}
                filtered={filtered}
                onClear={() => setQuery({})}
                onRemove={(message) => void remove(message)}
              />
            </Card>
            {total > 0 && (
              <Pagination
                onValueChange={({ page, pageSize }) => go({ page, size: pageSize, message: '' })}
                value={{ page: filter.page, pageSize: filter.size }}
                total={total}
              />
            )}
          </div>
          <div className={styles.detailPane} data-open={open}>
            <MessageDetail
              back={addressOf('')}
              id={filter.message}
              onRead={(id) => void mark([id])}
              onRemove={(message) => void remove(message)}
              takesFocus={filter.unread || !matchMedia(wide).matches}
            />
          </div>
        </div>
      </Stack>
    </PageBody>
  );
}
