import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { useControllable } from '../controllable/index.ts';
import { Dialog, DialogClose, DialogContent } from '../dialog/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { useEffectEvent, withRef } from '../react-range/index.ts';
import { isActive, UploadSummary } from '../upload-list/index.ts';
import * as styles from './UploadDialog.css.ts';
import { uploadDialogText } from './UploadDialog.text.ts';
import { UploadDialogContext } from './UploadDialogContext.ts';
import { UploadDialogFiles } from './UploadDialogFiles.tsx';
import type { UploadMeta } from './sendFile.ts';
import type { UploadQueue } from './useUploadQueue.ts';

export type UploadDialogProps = PassedOn<'div'> & {
  /** Whether the dialog is shown; uploads go on while it is not. */
  open?: boolean;
  /** Open at the start, when the caller does not control it. */
  defaultOpen?: boolean;
  /** Gets what the dialog asks for: `false` after Escape, 后台上传 or the close button. */
  onOpenChange?: (open: boolean) => void;
  /** What sends the files: `useUploadQueue`, or a queue of the application's own. */
  queue: UploadQueue;
  /** Names the object: `上传到“肝脏代谢组”`. 上传文件 by default. */
  title?: string;
  /**
   * `UploadDialogFiles` with the rules for files, before it what is asked about them. Every file up to 100 MB by default.
   */
  children?: ReactNode;
};

const none: UploadMeta = {};

/**
 * Chooses files and shows how they are sent. While one is on its way the dialog closes only by 取消上传 or 后台上传; in
 * the background it goes on as long as the queue lives, so keep the queue above the pages.
 *
 * When not to use: to choose among files that are already there; use FilePicker.
 */
export const UploadDialog = withRef(function UploadDialog({
  children = <UploadDialogFiles />,
  defaultOpen = false,
  onOpenChange,
  open: given,
  queue,
  title,
  ...native
}: UploadDialogProps) {
  const text = useText(uploadDialogText);
  const [open, setOpen] = useControllable({ value: given, defaultValue: defaultOpen, onValueChange: onOpenChange });
  const [meta, setMeta] = useState(none);
  const answer = useCallback((name: string, value: string) => setMeta((former) => ({ ...former, [name]: value })), []);
  const { busy, rows } = queue;
  const done = rows.some(({ phase }) => phase === 'success');
  const state = useMemo(() => ({ answer, meta, queue }), [answer, meta, queue]);

  // What has ended was seen; what went on in the background is seen at the next opening.
  const tidy = useEffectEvent(() => !rows.some(isActive) && queue.clear());
  useEffect(() => {
    if (!open) tidy();
  }, [open]);

  const footer = busy ? (
    <>
      <Button onClick={queue.cancelAll}>{text.cancelUpload}</Button>
      <Button onClick={() => setOpen(false)}>{text.background}</Button>
    </>
  ) : (
    <DialogClose>
      <Button variant={done ? 'primary' : 'secondary'}>{done ? text.done : text.close}</Button>
    </DialogClose>
  );
  return (
    <UploadDialogContext.Provider value={state}>
      <Dialog locked={busy} onOpenChange={setOpen} open={open}>
        <DialogContent {...native} footer={footer} title={title ?? text.title}>
          <div className={styles.body}>
            {children}
            {rows.length > 1 && (
              <p className={styles.summary}>
                <UploadSummary rows={rows} />
              </p>
            )}
          </div>
        </DialogContent>
      </Dialog>
    </UploadDialogContext.Provider>
  );
});
