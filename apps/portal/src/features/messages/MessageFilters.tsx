import { Badge } from '@panome/ui/badge';
import { Switch } from '@panome/ui/switch';
import { KindFilter } from '../../shared/list/index.ts';
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
      <KindFilter
        kinds={kinds.map(({ label, unread, value }) => ({
          value,
          label: (
            <>
              {label}
              <Badge count={unread} label={messagesText.unreadOf(unread)} />
            </>
          ),
        }))}
        label={messagesText.filter}
        onChange={(type) => onChange({ type })}
        value={filter.type}
      />
      <Switch
        checked={filter.unread}
        label={messagesText.unreadOnly}
        onCheckedChange={(unread) => onChange({ unread })}
      />
    </div>
  );
}
