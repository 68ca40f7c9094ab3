import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Pagination } from '@panome/ui/pagination';
import { Stack } from '@panome/ui/stack';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageBody, PageHeader, useTell } from '../../shared/page/index.ts';
import { useLiveMessages, useMarkRead, useMessages } from './api.ts';
import { readFilter, writeFilter, type MessageFilter } from './filter.ts';
import { MessageFilters } from './MessageFilters.tsx';
import { MessageList } from './MessageList.tsx';
import { messagesText } from './messages.text.ts';

/** The notifications of the person; filter and page are in the address. */
export function Page() {
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const answer = useMessages(filter);
  const markRead = useMarkRead();
  const tell = useTell();
  const [marking, setMarking] = useState(false);
  useLiveMessages();

  const change = (next: Partial<MessageFilter>) => setQuery(writeFilter({ ...filter, page: 1, ...next }));
  const mark = (ids?: readonly string[]) => markRead(ids).catch((error: unknown) => tell.failed(error, messagesText.readFailed));
  const markAll = async () => {
    setMarking(true);
    try {
      await markRead();
      tell.done(messagesText.readAllDone);
    } catch (error) {
      tell.failed(error, messagesText.readFailed);
    } finally {
      setMarking(false);
    }
  };

  const total = answer.data?.total ?? 0;
  const actions = (
    <Button icon={<CheckCheck size={16} strokeWidth={1.5} />} loading={marking} onClick={() => void markAll()}>
      {messagesText.readAll}
    </Button>
  );
  return (
    <PageBody>
      <PageHeader actions={actions} title={messagesText.title} />
      <Stack>
        <MessageFilters filter={filter} onChange={change} />
        <Card padding="none">
          <MessageList answer={answer} filtered={filter.type !== '' || filter.unread || filter.page > 1} onClear={() => setQuery({})} onRead={(id) => void mark([id])} />
        </Card>
        {total > 0 && <Pagination onChange={({ page, pageSize }) => change({ page, size: pageSize })} page={filter.page} pageSize={filter.size} total={total} />}
      </Stack>
    </PageBody>
  );
}
