import { Badge } from '@panome/ui/badge';
import { Switch } from '@panome/ui/switch';
import { useMessageTypes } from './api.ts';
import type { MessageFilter } from './filter.ts';
import * as styles from './Messages.css.ts';
import { messagesText } from './messages.text.ts';

type MessageFiltersProps = {
  readonly filter: MessageFilter;
  readonly onChange: (next: Partial<MessageFilter>) => void;
};

/** The kinds of messages with how many of each are unread, and 只看未读. A kind that nobody wrote yet is not offered. */
export function MessageFilters({ filter, onChange }: MessageFiltersProps) {
  const { data = [] } = useMessageTypes();
  const all = { value: '', label: messagesText.all, unread: data.reduce((sum, { unread }) => sum + unread, 0) };
  const kinds = [all, ...data.filter(({ count, value }) => count > 0 || value === filter.type)];
  return (
    <div className={styles.filters}>
      <div aria-label={messagesText.filter} className={styles.kinds} role="group">
        {kinds.map(({ label, unread, value }) => (
          <button
            aria-pressed={filter.type === value}
            className={styles.kind}
            key={value}
            onClick={() => onChange({ type: value })}
            type="button"
          >
            {label}
            <Badge count={unread} label={messagesText.unreadOf(unread)} />
          </button>
        ))}
      </div>
      <Switch
        checked={filter.unread}
        label={messagesText.unreadOnly}
        onCheckedChange={(unread) => onChange({ unread })}
      />
    </div>
  );
}
