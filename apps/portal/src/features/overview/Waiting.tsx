import { Text } from '@panome/ui/text';
import { Link } from 'react-router-dom';
import { useWaiting } from './api.ts';
import * as styles from './Overview.css.ts';
import { overviewText } from './overview.text.ts';
import { waitingPaths } from './paths.ts';

const kinds = ['contracts', 'shares', 'originals', 'answers', 'deliveries'] as const;

/** What waits for the person, and what has come; each leads to its list. Unknown is `--`, never 0. */
export function Waiting() {
  const counts = useWaiting();
  return (
    <nav aria-label={overviewText.waitingLabel} className={styles.counts} data-many>
      {kinds.map((kind) => (
        <Link
          className={styles.count}
          data-due={(counts[kind] ?? 0) > 0 && kind !== 'deliveries' ? '' : undefined}
          key={kind}
          to={waitingPaths[kind]}
        >
          <Text tone="muted">{overviewText.waiting[kind]}</Text>
          <span className={styles.figure}>{counts[kind]?.toLocaleString('zh-CN') ?? '--'}</span>
        </Link>
      ))}
    </nav>
  );
}
