import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import { toastText } from './Toast.text.ts';
import * as styles from './Toast.css.ts';
import { stay, type ToastEntry } from './toasts.ts';
import { useCountdown } from './useCountdown.ts';

const icons = { success: CircleCheck, info: Info, error: CircleAlert } as const;

type ToastMessageProps = { entry: ToastEntry; paused: boolean; onClose: () => void };

/** One message with its act, details and ✕. */
export function ToastMessage({ entry, paused, onClose }: ToastMessageProps) {
  const { tone, message, count, action, details } = entry;
  const text = useText(toastText);
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  useCountdown({ duration: stay(entry), paused: paused || open, restart: count, onEnd: onClose });
  const Icon = icons[tone];
  const facts = [details?.code !== undefined && `${text.code} ${details.code}`, details?.requestId && `${text.requestId} ${details.requestId}`].filter((fact) => fact !== false && fact !== undefined);
  const copy = async () => {
    await navigator.clipboard.writeText([message, ...facts].join('\n'));
    setCopied(true);
  };

  return (
    // Escape comes from the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={styles.toast} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <Icon aria-hidden className={styles.icon} data-tone={tone} size={16} strokeWidth={1.5} />
      <div className={styles.words}>
        <div role={tone === 'error' ? 'alert' : 'status'}>
          {message}
          {count > 1 && <span className={styles.count}>{text.times(count)}</span>}
        </div>
        {open && <div className={styles.facts}>{facts.map((fact) => <div key={fact}>{fact}</div>)}</div>}
      </div>
      {action && (
        <button
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
      <IconButton icon={<X aria-hidden size={16} strokeWidth={1.5} />} label={text.close} onClick={onClose} size="xsmall" />
    </li>
  );
}
