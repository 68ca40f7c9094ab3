import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { toastText } from './Toast.text.ts';
import * as styles from './Toast.css.ts';
import { stay, type ToastEntry } from './toasts.ts';
import { useCountdown } from './useCountdown.ts';

const icons = { success: CircleCheck, info: Info, error: CircleAlert } as const;

type ToastMessageProps = { entry: ToastEntry; paused: boolean; onClose: () => void };

/** One message with its act, details and ✕. */
export function ToastMessage({ entry, paused, onClose }: ToastMessageProps) {
  const { tone, message, count, details, undo } = entry;
  const text = useText(toastText);
  const [said, setSaid] = useState(false);
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  useCountdown({ duration: stay(entry), paused: paused || open, restart: count, onEnd: onClose });
  // Readers announce what changes in a live region, not the region that arrives with its words.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true));
    return () => clearTimeout(timer);
  }, []);

  const Icon = icons[tone];
  const action = undo ? { label: text.undo, onClick: undo } : entry.action;
  const facts = [
    details?.code !== undefined && `${text.code} ${details.code}`,
    details?.requestId && `${text.requestId} ${details.requestId}`,
  ].filter((fact) => fact !== false && fact !== undefined);
  const copy = async () => {
    await navigator.clipboard.writeText([message, ...facts].join('\n'));
    setCopied(true);
  };

  return (
    <li className={styles.toast}>
      <div className={styles.line}>
        <Icon aria-hidden className={styles.icon} data-tone={tone} size={16} strokeWidth={1.5} />
        <div className={styles.words}>
          <div role={tone === 'error' ? 'alert' : 'status'}>
            {said && message}
            {said && count > 1 && (
              <span className={styles.count}>
                <span aria-hidden>×{count}</span>
                <VisuallyHidden>{text.times(count)}</VisuallyHidden>
              </span>
            )}
          </div>
          {open && (
            <div className={styles.facts}>
              {facts.map((fact) => (
                <div key={fact}>{fact}</div>
              ))}
            </div>
          )}
        </div>
      </div>
      <div className={styles.acts}>
        {action && (
          <button
            aria-keyshortcuts={undo && 'Control+Z'}
            className={styles.act}
            onClick={() => {
              action.onClick();
              onClose();
            }}
            type="button"
          >
            {action.label}
          </button>
        )}
        {facts.length > 0 && (
          <button aria-expanded={open} className={styles.act} onClick={() => setOpen(!open)} type="button">
            {text.details}
          </button>
        )}
        {facts.length > 0 && (
          <button className={styles.act} onClick={() => void copy()} type="button">
            {copied ? text.copied : text.copy}
          </button>
        )}
        <IconButton
          icon={<X aria-hidden size={16} strokeWidth={1.5} />}
          label={text.close}
          onClick={onClose}
          size="xsmall"
        />
      </div>
    </li>
  );
}
