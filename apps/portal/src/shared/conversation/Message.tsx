import { SafeHtml } from '@panome/ui/safe-html';
import { Text } from '@panome/ui/text';
import type { ReactNode } from 'react';
import { formatTime } from '../format/format.ts';
import * as styles from './Conversation.css.ts';

type MessageProps = {
  readonly who: string;
  readonly at: string;
  /** Whose ground it gets; a remark beside the conversation has none. */
  readonly author?: 'customer' | 'provider';
  readonly text: string;
  /** What the server rendered of it, where it is Markdown. */
  readonly html?: string;
  /** Its files. */
  readonly children?: ReactNode;
};

/** One message of a conversation between a customer and the provider. */
export const Message = ({ at, author, children, html, text, who }: MessageProps) => (
  <li className={styles.message} data-author={author}>
    <div className={styles.head}>
      <Text weight="strong">{who}</Text>
      <Text as="time" size="secondary" tone="subtle">
        {formatTime(at)}
      </Text>
    </div>
    {html ? <SafeHtml html={html} /> : <div className={styles.typed}>{text}</div>}
    {children}
  </li>
);
