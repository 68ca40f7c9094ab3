import { Switch } from '@panome/ui/switch';
import { useMessageTypes } from './api.ts';
import type { MessageFilter } from './filter.ts';
import * as styles from './Messages.css.ts';
import { messagesText } from './messages.text.ts';

type MessageFiltersProps = { readonly filter: MessageFilter; readonly onChange: (next: Partial<MessageFilter>) => void };

/** The kinds of messages with their counts, and 只看未读. */
export function MessageFilters({ filter, onChange }: MessageFiltersProps) {
  const { data } = useMessageTypes();
  const kinds = [{ value: '', label: messagesText.all, count: undefined }, ...(data ?? [])];
  return (
    <div className={styles.filters}>
      <div aria-label={messagesText.filter} className={styles.kinds} role="group">
        {kinds.map(({ count, label, value }) => (
          <button aria-pressed={filter.type === value} className={styles.kind} key={value} onClick={() => onChange({ type: value })} type="button">
            {label}
            {count !== undefined && <span className={styles.kindCount}>{count}</span>}
          </button>
        ))}
      </div>
      <Switch checked={filter.unread} label={messagesText.unreadOnly} onCheckedChange={(unread) => onChange({ unread })} />
    </div>
  );
}
