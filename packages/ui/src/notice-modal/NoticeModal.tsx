import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { useControllable } from '../controllable/index.ts';
import { Dialog, DialogContent } from '../dialog/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { useLayoutEffect, withRef } from '../react-range/index.ts';
import { RichText } from '../rich-text/index.ts';
import { endOfDay } from './endOfDay.ts';
import type { Notice } from './Notice.ts';
import * as styles from './NoticeModal.css.ts';
import { noticeModalText } from './NoticeModal.text.ts';

export type NoticeModalProps = PassedOn<'div'> & {
  /** Newest first; one shows at a time. Nothing shows while there are none. */
  notices: readonly Notice[];
  /** Whether they are shown. Without it the part keeps it. */
  open?: boolean | undefined;
  /** Shown at the start, when the caller does not control it. */
  defaultOpen?: boolean;
  /**
   * The reader closed them; then also the moment until which no notices are wanted (the end of the local day, in ms
   * since 1970), or `null`.
   */
  onOpenChange?: ((open: boolean, snoozedUntil: number | null) => void) | undefined;
  /** The clock, in ms since 1970; the device's own by default. */
  now?: () => number;
};

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/**
 * The notices of the day, one at a time, with 今日不再提醒.
 *
 * When not to use: for what happened to one task or file; use a toast or the message list.
 */
export const NoticeModal = withRef(function NoticeModal({
  notices,
  open: given,
  defaultOpen = false,
  onOpenChange,
  now = Date.now,
  ...native
}: NoticeModalProps) {
  const text = useText(noticeModalText);
  const article = useRef<HTMLElement>(null);
  const [snooze, setSnooze] = useState(false);
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, notices.length - 1);
  const notice = notices[at];
  const isFirst = at === 0;
  const isLast = at === notices.length - 1;
  const [open, setOpen] = useControllable({
    value: given,
    defaultValue: defaultOpen,
    onValueChange: (next: boolean) => onOpenChange?.(next, snooze ? endOfDay(new Date(now())).getTime() : null),
  });
  const close = () => setOpen(false);

  // Another notice begins at its top, wherever the one before was left.
  useLayoutEffect(() => {
    const body = article.current?.closest('[data-dialog-body]');
    if (body) body.scrollTop = 0;
  }, [at]);

  const footer = (
    <div className={styles.footer}>
      <Checkbox checked={snooze} label={text.snooze} onCheckedChange={(checked) => setSnooze(checked === true)} />
      <div className={styles.acts}>
        {notices.length > 1 && (
          <div className={styles.pager}>
            <IconButton
              aria-disabled={isFirst || undefined}
              icon={<ChevronLeft {...icon} />}
              label={text.previous}
              onClick={() => !isFirst && setWanted(at - 1)}
            />
            <span className={styles.place} role="status">
              {text.place(at + 1, notices.length)}
            </span>
            <IconButton
              aria-disabled={isLast || undefined}
              icon={<ChevronRight {...icon} />}
              label={text.next}
              onClick={() => !isLast && setWanted(at + 1)}
            />
          </div>
        )}
        <Button onClick={close} variant="primary">
          {text.close}
        </Button>
      </div>
    </div>
  );
  return (
    <Dialog onOpenChange={(next) => !next && close()} open={open && notice !== undefined}>
      <DialogContent {...native} footer={footer} initialFocus="title" title={text.title}>
        {notice && (
          <article aria-labelledby={`notice-${notice.id}`} className={styles.notice} ref={article}>
            <h3 className={styles.title} id={`notice-${notice.id}`}>
              {notice.title}
            </h3>
            {notice.date && <time className={styles.date}>{notice.date}</time>}
            <RichText html={notice.content} key={notice.id} />
          </article>
        )}
      </DialogContent>
    </Dialog>
  );
});
