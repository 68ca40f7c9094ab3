import { IconButton } from '@panome/ui/icon-button';
import { ListItem } from '@panome/ui/list';
import { Text } from '@panome/ui/text';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatTime } from '../../shared/format/format.ts';
import type { Message } from './api.ts';
import * as styles from './Messages.css.ts';
import { messagesText } from './messages.text.ts';

type MessageRowProps = {
  readonly message: Message;
  readonly current: boolean;
  /** The address that opens it. */
  readonly to: string;
  readonly onRemove: (message: Message) => void;
};

/** One message of the list; it opens beside it. */
export function MessageRow({ current, message, onRemove, to }: MessageRowProps) {
  const { content, created_at, id, read, title } = message;
  return (
    <ListItem
      actions={
        <IconButton
          icon={<Trash2 aria-hidden size={16} strokeWidth={1.5} />}
          label={messagesText.removeOf(title)}
          onClick={() => onRemove(message)}
          size="small"
          title={messagesText.remove}
        />
      }
      current={current}
      data-message={id}
      interactive
      leading={<span aria-hidden className={styles.mark} data-unread={read ? undefined : ''} />}
      title={
        <Link aria-current={current || undefined} to={to}>
          {!read && <VisuallyHidden>{messagesText.unread}：</VisuallyHidden>}
          <Text weight={read ? 'regular' : 'strong'}>{title}</Text>
        </Link>
      }
    >
      {content && <p className={styles.snippet}>{content}</p>}
      <time className={styles.facts} dateTime={created_at}>
        {formatTime(created_at).slice(0, 16)}
      </time>
    </ListItem>
  );
}
