import { Button } from '@panome/ui/button';
import { IconButton } from '@panome/ui/icon-button';
import { RenameCell } from '@panome/ui/rename-cell';
import { SearchField } from '@panome/ui/search-field';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { useAlert } from '@panome/ui/alert-dialog';
import { Plus, Trash2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Allowed, useMay } from '../../../shared/access/index.ts';
import { call, messageOf } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useConversations, useRefresh, type Conversation } from '../api.ts';
import { aiText as text } from '../ai.text.ts';
import * as styles from './Chat.css.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
const step = 20;

type ConversationListProps = { readonly current: string; readonly onOpen: (id: string) => void };

/** The person's conversations: found, opened, renamed and deleted. */
export function ConversationList({ current, onOpen }: ConversationListProps) {
  const [search, setSearch] = useState('');
  const [size, setSize] = useState(step);
  const { data, error, mutate } = useConversations(useDeferredValue(search.trim()), size);
  const refresh = useRefresh();
  const may = useMay();
  const alert = useAlert();
  const tell = useTell();

  const rename = async ({ id }: Conversation, title: string) => {
    await call('aiConversationUpdate', { id, title });
    await refresh('aiConversationList', 'aiConversationDetail');
  };
  const remove = async ({ id }: Conversation) => {
    const sure = await alert.confirm({
      title: text.removeTitle,
      description: text.removeHelp,
      action: text.remove,
      cancel: text.keep,
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await call('aiConversationDelete', { id });
      tell.done(text.removed);
      if (id === current) onOpen('');
      await refresh('aiConversationList');
    } catch (failure) {
      tell.failed(failure);
    }
  };

  return (
    <nav aria-label={text.conversations} className={styles.list}>
      <Allowed call="aiMessageStore">
        <Button icon={<Plus {...icon} />} onClick={() => onOpen('')}>
          {text.newChat}
        </Button>
      </Allowed>
      <SearchField label={text.search} onValueChange={setSearch} placeholder={text.search} value={search} />
      {error && !data && <FailedState message={messageOf(error)} onRetry={() => void mutate()} variant="inline" />}
      {data?.total === 0 && <Text tone="muted">{search ? text.noMatch : text.none}</Text>}
      <ul className={styles.conversations}>
        {data?.data.map((conversation) => (
          <li
            className={styles.conversation}
            data-current={conversation.id === current ? '' : undefined}
            key={conversation.id}
          >
            <RenameCell
              onRename={(title) => rename(conversation, title)}
              readOnly={!may('aiConversationUpdate')}
              value={conversation.title}
            >
              <button
                aria-current={conversation.id === current || undefined}
                className={styles.open}
                onClick={() => onOpen(conversation.id)}
                type="button"
              >
                {conversation.title}
                <span className={styles.label}>
                  {formatTime(conversation.updated_at)} · {text.messagesOf(conversation.messages)}
                </span>
              </button>
            </RenameCell>
            <Allowed call="aiConversationDelete">
              <IconButton
                icon={<Trash2 {...icon} />}
                label={`${text.remove} ${conversation.title}`}
                onClick={() => void remove(conversation)}
                size="small"
              />
            </Allowed>
          </li>
        ))}
      </ul>
      {data && data.total > data.data.length && (
        <Button onClick={() => setSize(size + step)} size="small" variant="quiet">
          {text.more(data.total - data.data.length)}
        </Button>
      )}
    </nav>
  );
}
