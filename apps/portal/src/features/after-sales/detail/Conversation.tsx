import { Heading } from '@panome/ui/heading';
import { List } from '@panome/ui/list';
import { Message } from '../../../shared/conversation/index.ts';
import type { AfterSaleDetail } from '../api.ts';
import { afterSalesText as text } from '../afterSales.text.ts';
import { RequestFile } from './RequestFile.tsx';
import * as styles from './Detail.css.ts';

/** What was asked and answered, in order. */
export const Conversation = ({ request: { id, messages } }: { request: AfterSaleDetail }) => (
  <section className={styles.section}>
    <Heading level={3}>{text.conversation}</Heading>
    <ol className={styles.list} role="list">
      {messages.map((message) => (
        <Message
          at={message.created_at}
          author={message.author}
          key={message.id}
          text={message.text}
          who={text[message.author]}
          {...(message.author === 'provider' && { html: message.html })}
        >
          {message.files.length > 0 && (
            <List divided={false} size="small">
              {message.files.map((file) => (
                <RequestFile file={file} key={file.id} requestId={id} />
              ))}
            </List>
          )}
        </Message>
      ))}
    </ol>
  </section>
);
