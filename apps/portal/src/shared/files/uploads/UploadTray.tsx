import { Button } from '@panome/ui/button';
import { IconButton } from '@panome/ui/icon-button';
import { Link } from '@panome/ui/link';
import { UploadList, UploadSummary, type UploadRow } from '@panome/ui/upload-list';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMay } from '../../access/index.ts';
import { useTell } from '../../page/index.ts';
import { useSession } from '../../session/useSession.ts';
import { fileStorePath } from '../paths.ts';
import { ChooseAgain } from './ChooseAgain.tsx';
import { isMoving, isOpen, toRow, type Upload } from './upload.ts';
import { uploadDialog, useUploadDialog } from './uploadDialog.ts';
import { uploadManager } from './uploadManager.ts';
import { uploadsText as text } from './uploads.text.ts';
import * as styles from './UploadTray.css.ts';
import { useCollapsed } from './useCollapsed.ts';
import { uploadActs } from './useStoreQueue.ts';
import { useUploads } from './useUploads.ts';

const StoreUploadDialog = lazy(async () => ({
  default: (await import('./StoreUploadDialog.tsx')).StoreUploadDialog,
}));

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** What the file store adds to a row: the file that is missing, the way to the stored one. */
function detailOf({ id, name, phase }: UploadRow, uploads: readonly Upload[]) {
  const upload = uploads.find((candidate) => candidate.id === id);
  if (phase === 'missing') return <ChooseAgain id={id} name={name} />;
  if (phase === 'conflict') return <span className={styles.hint}>{text.replaceHint}</span>;
  if (phase !== 'success' || !upload) return null;
  return (
    <Link href={`#${fileStorePath}${upload.dir ? `?dir=${encodeURIComponent(upload.dir)}` : ''}`}>
      {text.goTo(upload.dirName)}
    </Link>
  );
}

/**
 * When everything has been stored, the pages of the file store show it; every other page, such as a form that the list
 * would cover, hears of it in a message.
 */
function useTellEnd(uploads: readonly Upload[]): void {
  const tell = useTell();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const over = uploads.length > 0 && uploads.every(({ phase }) => phase === 'success') && pathname !== fileStorePath;
  const end = useEffectEvent(() => {
    uploadManager.clear(uploads.map(({ id }) => id));
    tell.done(text.finished(uploads.length), {
      action: { label: text.view, onClick: () => void navigate(fileStorePath) },
    });
  });
  useEffect(() => {
    if (over) end();
  }, [over]);
}

/** Asks once for each account what the server holds of its unfinished uploads. */
function useHeld(): void {
  const email = useSession()?.email;
  const may = useMay().sure('fileStoreUnfinished');
  useEffect(() => {
    if (email && may) uploadManager.findHeld();
  }, [email, may]);
}

/** The dialog belongs to the page that opened it; what is on its way goes on in the tray. */
function useClosedByLeaving(): void {
  const { pathname, search } = useLocation();
  useEffect(() => uploadDialog.close, [pathname, search]);
}

/** What uploads show on every page: the tray at the corner, and the dialog that a page has opened. */
export function Uploads() {
  const { open } = useUploadDialog();
  useClosedByLeaving();
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return (
    <>
      <UploadTray />
      <Suspense>{wanted && <StoreUploadDialog />}</Suspense>
    </>
  );
}

/** The uploads that the dialog does not show, at the corner of the page, for as long as there are any. */
function UploadTray() {
  const { ids, open } = useUploadDialog();
  const uploads = useUploads().filter(({ id }) => !open || !ids.includes(id));
  useHeld();
  const [collapsed, setCollapsed] = useCollapsed(uploads);
  useTellEnd(uploads);
  if (uploads.length === 0) return null;

  const rows = uploads.toReversed().map(toRow);
  const ended = uploads.filter((upload) => !isOpen(upload)).map(({ id }) => id);
  const summary = <UploadSummary rows={rows} />;
  return (
    <section aria-label={text.label} className={styles.tray}>
      <div className={styles.head}>
        <span className={styles.summary}>{summary}</span>
        {/* The end is told, not every per cent; unfolded, the list tells it of each file. */}
        <VisuallyHidden role="status">{collapsed && !uploads.some(isMoving) && summary}</VisuallyHidden>
        {ended.length > 0 && (
          <Button onClick={() => uploadManager.clear(ended)} size="small" variant="quiet">
            {text.clear}
          </Button>
        )}
        <IconButton
          aria-expanded={!collapsed}
          icon={collapsed ? <ChevronUp {...icon} /> : <ChevronDown {...icon} />}
          label={collapsed ? text.expand : text.collapse}
          onClick={() => setCollapsed(!collapsed)}
          size="small"
        />
      </div>
      {!collapsed && (
        <div className={styles.rows}>
          <UploadList detail={(row) => detailOf(row, uploads)} rows={rows} {...uploadActs} />
        </div>
      )}
    </section>
  );
}
