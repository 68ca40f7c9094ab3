import { Button } from '@panome/ui/button';
import { Progress } from '@panome/ui/progress';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { formatSize } from '../../shared/format/format.ts';
import { useUsage } from './api.ts';
import { filesText as text } from './files.text.ts';
import * as styles from './Files.css.ts';
import type { FolderStep } from './FolderChooser.tsx';

type BarProps = { name: string; size: number; files: number; whole: number };
const Bar = ({ files, name, size, whole }: BarProps) => (
  <Progress
    detail={text.usageFiles(formatSize(size), files)}
    label={name}
    value={whole > 0 ? (100 * size) / whole : 0}
  />
);

/** What fills the space, folder by folder; a folder opens what is in it. */
export function UsageByFolder() {
  const [steps, setSteps] = useState<readonly FolderStep[]>([{ id: '', name: text.root }]);
  const here = steps.at(-1)!;
  const { data, error, mutate } = useUsage(here.id);
  if (error && !data) return <FailedState message={text.usageFailed} onRetry={() => void mutate()} variant="inline" />;
  if (!data) return <Skeleton height={96} shape="block" />;
  const { files, folders, own, size } = data;
  return (
    <>
      <div className={styles.usageHead}>
        <Text role="status" size="secondary" tone="muted">
          {text.usageIn(here.name, formatSize(size))}
        </Text>
        {steps.length > 1 && (
          <Button
            icon={<ArrowUp aria-hidden size={14} strokeWidth={1.5} />}
            onClick={() => setSteps(steps.slice(0, -1))}
            size="small"
            variant="quiet"
          >
            {text.usageUp}
          </Button>
        )}
      </div>
      {files === 0 ? (
        <Text size="secondary" tone="subtle">
          {text.usageEmpty}
        </Text>
      ) : (
        <ul aria-label={text.usage} className={styles.usage}>
          {folders.map((folder) => (
            <li key={folder.id}>
              <button
                aria-label={`${text.usageOpen(folder.name)}，${text.usageFiles(formatSize(folder.size), folder.files)}`}
                className={styles.usageFolder}
                onClick={() => setSteps([...steps, folder])}
                type="button"
              >
                <Bar {...folder} whole={size} />
              </button>
            </li>
          ))}
          {own.files > 0 && (
            <li className={styles.usageOwn}>
              <Bar {...own} name={text.usageOwn} whole={size} />
            </li>
          )}
        </ul>
      )}
    </>
  );
}
