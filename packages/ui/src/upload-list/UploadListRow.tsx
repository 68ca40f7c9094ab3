import { CircleAlert, CircleCheck, Pause, Play, RotateCw, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { formatSize } from '../drop-zone/index.ts';
import { FileIcon } from '../file-icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText, type TextOf } from '../locale/index.ts';
import { Progress } from '../progress/index.ts';
import { TruncatedName } from '../truncated-name/index.ts';
import * as styles from './UploadList.css.ts';
import { uploadListText } from './UploadList.text.ts';
import { UploadDecisions } from './UploadDecisions.tsx';
import { isActive, isEnded, type UploadDecision, type UploadRow } from './UploadRow.ts';
import { stateWords } from './uploadWords.ts';

/** What a reader may do with a row; an act without a function has no button. */
export type UploadActs = {
  /** Gives up what is not ended. */
  onCancel?: ((id: string) => void) | undefined;
  /** Goes on after a pause, a failure or a cancellation. */
  onRetry?: ((id: string) => void) | undefined;
  /** Takes an ended row off the list. */
  onRemove?: ((id: string) => void) | undefined;
  /** Stops for now; offered where `resumable` is set. */
  onPause?: ((id: string) => void) | undefined;
  /** Decides about files whose name is taken; without it they can only be cancelled. */
  onDecide?: ((ids: readonly string[], decision: UploadDecision) => void) | undefined;
};

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
const pausing = new Set<UploadRow['phase']>(['waiting', 'uploading', 'retrying']);

type Words = TextOf<typeof uploadListText>;

/** The one act that begins or stops the sending, if any. */
function goOf({ final, name, phase, resumable }: UploadRow, { onPause, onRetry }: UploadActs, text: Words) {
  if (resumable && pausing.has(phase))
    return onPause && { act: onPause, icon: <Pause {...icon} />, label: text.pause(name) };
  if (phase === 'paused') return onRetry && { act: onRetry, icon: <Play {...icon} />, label: text.resume(name) };
  if (phase === 'cancelled' || (phase === 'failed' && !final))
    return onRetry && { act: onRetry, icon: <RotateCw {...icon} />, label: text.retry(name) };
  return undefined;
}

/** One file: name, bar, state in words, acts. Delete on any of its buttons gives it up or takes it off. */
export function UploadListRow({ detail, row, ...acts }: UploadActs & { row: UploadRow; detail: ReactNode }) {
  const text = useText(uploadListText);
  const { id, name, phase, progress, size } = row;
  const go = goOf(row, acts, text);
  const give = isEnded(row) ? acts.onRemove : acts.onCancel;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' && !(event.target instanceof HTMLInputElement)) give?.(id);
  };

  return (
    <li className={styles.row} data-name-group data-phase={phase}>
      <FileIcon name={name} />
      <div className={styles.name}>
        <TruncatedName>{name}</TruncatedName>
        <span className={styles.size}>{formatSize(size)}</span>
      </div>
      <div className={styles.acts} onKeyDown={handleKeyDown} role="presentation">
        {/* Without keys: pausing and going on is one button, which keeps the focus. */}
        {go && <IconButton icon={go.icon} label={go.label} onClick={() => go.act(id)} size="xsmall" />}
        {give && (
          <IconButton
            icon={<X {...icon} />}
            label={isEnded(row) ? text.remove(name) : text.cancel(name)}
            onClick={() => give(id)}
            size="xsmall"
          />
        )}
      </div>
      {((isActive(row) && phase !== 'waiting') || phase === 'paused') && (
        <div className={styles.bar}>
          <Progress label={name} labelHidden value={phase === 'checking' ? undefined : progress} />
        </div>
      )}
      <div className={styles.state} onKeyDown={handleKeyDown} role="presentation">
        <span className={styles.words}>
          {phase === 'success' && <CircleCheck {...icon} className={styles.mark} size={14} />}
          {phase === 'failed' && <CircleAlert {...icon} className={styles.mark} size={14} />}
          <span>{stateWords(row, text)}</span>
        </span>
        {phase === 'conflict' && acts.onDecide && <UploadDecisions onDecide={acts.onDecide} rows={[row]} />}
        {detail}
      </div>
    </li>
  );
}
