import { Card } from '@panome/ui/card';
import { Link } from '@panome/ui/link';
import { Statistic } from '@panome/ui/statistic';
import { Link as RouterLink } from 'react-router-dom';
import { useCallPage } from '../../../shared/api/index.ts';
import { minute } from '../../../shared/format/durations.ts';
import * as styles from '../frame/Frame.css.ts';
import { inboxText as text } from './inbox.text.ts';

const first = { page: 1, size: 1 } as const;
const config = { refreshInterval: minute };

/** What an administrator looks at first: mails that failed, and the queue. */
export function OperationCards() {
  const failedMail = useCallPage('staffOutboxList', { ...first, state: 'failed' }, config);
  const running = useCallPage('staffTaskList', { ...first, state: 'running' }, config);
  const queued = useCallPage('staffTaskList', { ...first, state: 'queued' }, config);
  const failed = useCallPage('staffTaskList', { ...first, state: 'failed' }, config);
  const cards = [
    { label: text.failedMail, value: failedMail.data?.total, to: '/staff/outbox?state=failed' },
    { label: text.running, value: running.data?.total, to: '/staff/tasks?state=running' },
    { label: text.queued, value: queued.data?.total, to: '/staff/tasks?state=queued' },
    { label: text.failed, value: failed.data?.total, to: '/staff/tasks?state=failed' },
  ];
  return (
    <ul aria-label={text.operation} className={styles.cards} role="list">
      {cards.map(({ label, to, value }) => (
        <li key={to}>
          <Card interactive>
            <Statistic
              label={
                <Link asChild tone="neutral">
                  <RouterLink to={to}>{label}</RouterLink>
                </Link>
              }
              value={value}
            />
          </Card>
        </li>
      ))}
    </ul>
  );
}
