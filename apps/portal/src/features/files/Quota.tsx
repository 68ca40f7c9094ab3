import { Descriptions } from '@panome/ui/descriptions';
import { Popover } from '@panome/ui/popover';
import { Progress } from '@panome/ui/progress';
import { Text } from '@panome/ui/text';
import { lazy, Suspense } from 'react';
import { formatSize } from '../../shared/format/format.ts';
import { useQuota } from './api.ts';
import { filesText as text } from './files.text.ts';
import * as styles from './Files.css.ts';

const UsageByFolder = lazy(async () => ({ default: (await import('./UsageByFolder.tsx')).UsageByFolder }));

/** How full the account is, what fills it, and how long things stay. Nothing until it is known. */
export function Quota() {
  const { data } = useQuota();
  if (!data) return <div className={styles.quota} />;
  const { files, limit, max_file: maxFile, trash, trash_days: days, used } = data;
  const percent = limit > 0 ? (100 * used) / limit : 100;
  const facts = [
    { label: text.quotaLive, value: formatSize(used - trash) },
    { label: text.quotaTrash, value: formatSize(trash) },
    { label: text.quotaFree, value: formatSize(Math.max(0, limit - used)) },
    { label: text.quotaCount, value: text.quotaFiles(files.toLocaleString('en-US')) },
    { label: text.quotaMax, value: formatSize(maxFile) },
  ];
  return (
    <div className={styles.quota}>
      <Popover
        align="end"
        label={text.quotaDetails}
        trigger={
          <button className={styles.quotaButton} type="button">
            <Progress
              detail={text.quotaUsed(formatSize(used), formatSize(limit))}
              label={text.quota}
              tone={percent > 90 ? 'danger' : 'accent'}
              value={percent}
            />
          </button>
        }
      >
        <div className={styles.quotaBox}>
          <Descriptions columns={1} items={facts} />
          <Suspense>
            <UsageByFolder />
          </Suspense>
          <Text as="p" size="secondary" tone="muted">
            {text.quotaHint(days)}
          </Text>
        </div>
      </Popover>
    </div>
  );
}
