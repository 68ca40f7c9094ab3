import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { AiTabs } from '../AiTabs.tsx';
import { aiText as text } from '../ai.text.ts';
import { useStatus, type Message } from '../api.ts';
import * as ai from '../Ai.css.ts';
import * as styles from './Chat.css.ts';
import { Composer } from './Composer.tsx';
import { ConversationList } from './ConversationList.tsx';
import { exportChat } from './exportChat.ts';
import { MessageLog } from './MessageLog.tsx';
import { useChat } from './useChat.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Questions about analyses and the portal: a search that quotes, or a model over what it found. */
export function Page() {
  const chat = useChat();
  const { data: status } = useStatus();
  const [typed, setTyped] = useState('');
  const [edited, setEdited] = useState<Message | null>(null);
  const open = (id: string) => {
    setEdited(null);
    chat.open(id);
  };
  const send = async (question: string) => {
    if (!(await chat.ask(question, edited?.id ?? ''))) return;
    setTyped('');
    setEdited(null);
  };
  const edit = (message: Message) => {
    setEdited(message);
    setTyped(message.text);
  };
  const isModel = status?.provider === 'model';
  const conversation = chat.id ? chat.answer.data : undefined;
  return (
    <PageBody>
      <PageHeader
        actions={
          conversation && (
            <Button icon={<Download {...icon} />} onClick={() => exportChat(conversation)}>
              {text.exportAll}
            </Button>
          )
        }
        description={!status ? text.checking : isModel ? text.modelHint(status.model) : text.searchHint}
        title={text.chatTitle}
      />
      <AiTabs />
      {isModel && !status.available && <Callout title={text.paused} tone="warning" />}
      <div className={styles.panes}>
        <Card>
          <ConversationList current={chat.id} onOpen={open} />
        </Card>
        <Card>
          <div className={styles.chat}>
            <MessageLog chat={chat} onEdit={edit} onSuggest={(question) => void send(question)} />
            {chat.lost && chat.streaming && <Callout title={text.reconnecting} tone="warning" />}
            {edited && (
              <Callout
                actions={
                  <Button
                    onClick={() => {
                      setEdited(null);
                      setTyped('');
                    }}
                    size="small"
                  >
                    {text.editEnd}
                  </Button>
                }
                title={text.editing}
              />
            )}
            <Composer
              answering={chat.streaming !== ''}
              onChange={setTyped}
              onEditLast={() => {
                const last = conversation?.items.findLast(({ role }) => role === 'user');
                if (last && !chat.streaming) edit(last);
              }}
              onSend={() => void send(typed.trim())}
              onStop={chat.stop}
              sending={chat.sending}
              value={typed}
            />
            {status && (
              <p className={ai.facts}>
                <span>{text.left(status.left_today)}</span>
                <span>
                  {text.corpora(status.corpora.map(({ texts, title }) => text.texts(title, texts)).join('、'))}
                </span>
              </p>
            )}
          </div>
        </Card>
      </div>
    </PageBody>
  );
}
