import { SafeHtml } from '@panome/ui/safe-html';
import { Text } from '@panome/ui/text';
import type { ReactNode } from 'react';
import { formatTime } from '../../../shared/format/format.ts';
import * as styles from './Frame.css.ts';

type MessageProps = {
  readonly who: string;
  readonly at: string;
  /** Of the provider. */
  readonly own?: boolean;
  readonly text: string;
  /** What the server rendered of it, where it is Markdown. */
  readonly html?: string;
  readonly children?: ReactNode;
};

/** One message of a conversation. */
export const Message = ({ at, children, html, own = false, text, who }: MessageProps) => (
  <li className={styles.message} data-own={own || undefined}>
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
