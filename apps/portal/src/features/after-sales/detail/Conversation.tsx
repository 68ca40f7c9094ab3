import { Heading } from '@panome/ui/heading';
import { SafeHtml } from '@panome/ui/safe-html';
import { Text } from '@panome/ui/text';
import { formatTime } from '../../../shared/format/format.ts';
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
        <li className={styles.message} data-author={message.author} key={message.id}>
          <div className={styles.head}>
            <Text weight="strong">{text[message.author]}</Text>
            <Text as="time" size="secondary" tone="subtle">
              {formatTime(message.created_at)}
            </Text>
          </div>
          {message.author === 'provider' ? (
            <SafeHtml html={message.html} />
          ) : (
            <div className={styles.typed}>{message.text}</div>
          )}
          {message.files.length > 0 && (
            <ul className={styles.files} role="list">
              {message.files.map((file) => (
                <RequestFile file={file} key={file.id} requestId={id} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  </section>
);
