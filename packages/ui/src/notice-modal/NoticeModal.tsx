import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Dialog, DialogContent } from '../dialog/index.ts';
import { useText } from '../locale/index.ts';
import { SafeHtml } from '../safe-html/index.ts';
import { endOfDay } from './endOfDay.ts';
import * as styles from './NoticeModal.css.ts';
import { noticeModalText } from './NoticeModal.text.ts';

export type Notice = {
  id: string;
  title: string;
  /** HTML as the editor wrote it; cleaned before it is shown. */
  content: string;
  /** As it is shown, e.g. `2026-11-21`. */
  date?: string;
};

export type NoticeModalProps = {
  /** Newest first. Nothing shows while there are none. */
  notices: readonly Notice[];
  /** Whether the notice is shown; the caller decides, as it knows what was read. */
  open: boolean;
  /** The moment until which the reader wants no notices (the end of the local day), or `null`. */
  onClose: (snoozedUntil: Date | null) => void;
  /** The clock; the device's own by default. */
  now?: () => Date;
};

/**
 * The notices of the day, all in one window, with 今日不再提醒.
 *
 * Whether they are due is decided by the page, which keeps the moment that `onClose` gave.
 *
 * When not to use: for what happened to one task or file; use a toast or the message list.
 */
export function NoticeModal({ notices, open, onClose, now = () => new Date() }: NoticeModalProps) {
  const text = useText(noticeModalText);
  const [snooze, setSnooze] = useState(false);
  const close = () => onClose(snooze ? endOfDay(now()) : null);
  const footer = (
    <div className={styles.footer}>
      <Checkbox checked={snooze} label={text.snooze} onCheckedChange={(checked) => setSnooze(checked === true)} />
      <Button onClick={close} variant="primary">
        {text.close}
      </Button>
    </div>
  );
  return (
    <Dialog onOpenChange={(next) => !next && close()} open={open && notices.length > 0}>
      <DialogContent footer={footer} initialFocus="title" title={text.title}>
        <ul className={styles.list} role="list">
          {notices.map(({ id, title, content, date }) => (
            <li className={styles.notice} key={id}>
              <h3 className={styles.title}>{title}</h3>
              {date && <time className={styles.date}>{date}</time>}
              <SafeHtml html={content} />
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
