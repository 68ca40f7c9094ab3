import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Link as TextLink } from '@panome/ui/link';
import { Text } from '@panome/ui/text';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { formatTime } from '../../shared/format/format.ts';
import { safePath } from '../../shared/routing/redirectTarget.ts';
import * as styles from './Messages.css.ts';
import { messagesText } from './messages.text.ts';

type MessageRowProps = { readonly message: ResponseOf<'notifyList'>[number]; readonly onRead: (id: string) => void };

/** One message. Its title leads to what it is about, and that reads it. */
export function MessageRow({ message: { content, created_at, id, link, read, title }, onRead }: MessageRowProps) {
  const target = safePath(link);
  const words = <Text weight={read ? 'regular' : 'strong'}>{title}</Text>;
  return (
    <li className={styles.row}>
      <span aria-hidden className={styles.mark} data-unread={read ? undefined : ''} />
      <div className={styles.words}>
        <div>
          {!read && <VisuallyHidden>{messagesText.unread}：</VisuallyHidden>}
          {link && target !== '/' ? (
            <TextLink asChild tone="default">
              <Link onClick={() => !read && onRead(id)} to={target}>
                {words}
              </Link>
            </TextLink>
          ) : (
            words
          )}
        </div>
        {content && <Text tone="muted">{content}</Text>}
        <Text as="time" size="secondary" tone="subtle">
          {formatTime(created_at)}
        </Text>
      </div>
      {!read && (
        <Button aria-label={messagesText.readOf(title)} onClick={() => onRead(id)} size="small" variant="quiet">
          {messagesText.read}
        </Button>
      )}
    </li>
  );
}
