import { CircleAlert, CircleCheck, Pause, Play, RotateCw, X } from 'lucide-react';
import { formatSize } from '../drop-zone/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText, type TextOf } from '../locale/index.ts';
import { Progress } from '../progress/index.ts';
import { Text } from '../text/index.ts';
import * as styles from './UploadList.css.ts';
import { uploadListText } from './UploadList.text.ts';
import { isActive, type UploadRow } from './UploadRow.ts';

/** What a reader may do with a row; an act without a function has no button. */
export type UploadActs = {
  onCancel?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  onRemove?: ((id: string) => void) | undefined;
  onPause?: ((id: string) => void) | undefined;
  onResume?: ((id: string) => void) | undefined;
};

type Words = TextOf<typeof uploadListText>;

function rest({ progress, size, speed }: UploadRow, text: Words): string {
  if (!speed) return text.uploading;
  const seconds = Math.ceil((size * (1 - progress / 100)) / speed);
  return text.rest(formatSize(speed), seconds < 60 ? text.seconds(seconds) : text.minutes(Math.ceil(seconds / 60)));
}

/** The state of a row in words. */
function stateWords(row: UploadRow, text: Words): string {
  if (row.phase === 'failed') return row.error ? text.failed(row.error) : text.failedPlain;
  return row.phase === 'uploading' ? rest(row, text) : text[row.phase];
}

/** One file: name, bar, state in words, acts. Delete on any of its buttons removes it. */
export function UploadListRow({ onCancel, onPause, onRemove, onResume, onRetry, row }: UploadActs & { row: UploadRow }) {
  const text = useText(uploadListText);
  const icon = { size: 16, strokeWidth: 1.5 };
  const active = isActive(row);
  const canRetry = row.phase === 'failed' || row.phase === 'cancelled';
  const give = active ? onCancel : onRemove;
  const acts = [
    row.phase === 'uploading' && onPause && { act: onPause, icon: <Pause {...icon} />, label: text.pause(row.name) },
    row.phase === 'paused' && onResume && { act: onResume, icon: <Play {...icon} />, label: text.resume(row.name) },
    canRetry && onRetry && { act: onRetry, icon: <RotateCw {...icon} />, label: text.retry(row.name) },
    give && { act: give, icon: <X {...icon} />, label: active ? text.cancel(row.name) : text.remove(row.name) },
  ].filter((act) => typeof act === 'object');

  return (
    <li className={styles.row}>
      <div className={styles.name}>
        {row.phase === 'success' && <CircleCheck aria-hidden className={styles.good} {...icon} />}
        {row.phase === 'failed' && <CircleAlert aria-hidden className={styles.bad} {...icon} />}
        <Text truncate="middle">{row.name}</Text>
        <span className={styles.size}>{formatSize(row.size)}</span>
      </div>
      <div className={styles.acts}>
        {acts.map(({ act, icon, label }) => (
          <IconButton
            icon={icon}
            key={label}
            label={label}
            onClick={() => act(row.id)}
            onKeyDown={(event) => {
              if (event.key === 'Delete') give?.(row.id);
            }}
            size="xsmall"
          />
        ))}
      </div>
      {(active || row.phase === 'paused') && (
        <div className={styles.bar}>
          <Progress label={row.name} labelHidden value={row.progress} />
        </div>
      )}
      <div className={styles.state} data-phase={row.phase}>
        {active && row.phase !== 'waiting' ? `${Math.floor(row.progress)}% · ` : ''}
        {stateWords(row, text)}
      </div>
    </li>
  );
}
