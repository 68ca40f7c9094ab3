import { Button } from '@panome/ui/button';
import { IconButton } from '@panome/ui/icon-button';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { isMoving, isOpen } from './upload.ts';
import { UploadConflict } from './UploadConflict.tsx';
import { uploadManager } from './uploadManager.ts';
import { uploadsText as text } from './uploads.text.ts';
import { UploadTrayRow } from './UploadTrayRow.tsx';
import { summaryWords } from './uploadWords.ts';
import * as styles from './UploadTray.css.ts';
import { useCollapsed } from './useCollapsed.ts';
import { useUploads } from './useUploads.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** The uploads at the corner of every page, for as long as there are any. */
export function UploadTray() {
  const uploads = useUploads();
  const [collapsed, setCollapsed] = useCollapsed(uploads);
  if (uploads.length === 0) return null;

  const moving = uploads.some(isMoving);
  const ended = uploads.filter((upload) => !isOpen(upload)).map(({ id }) => id);
  const summary = summaryWords(uploads);
  const conflicts = uploads.filter(({ phase }) => phase === 'conflict');
  return (
    <section aria-label={text.label} className={styles.tray}>
      <div className={styles.head}>
        <span className={styles.summary}>{summary}</span>
        {/* The end is told, not every per cent. */}
        <VisuallyHidden role="status">{moving ? '' : summary}</VisuallyHidden>
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
      {!collapsed && conflicts.length > 1 && (
        <div className={styles.together}>
          <UploadConflict uploads={conflicts} />
        </div>
      )}
      {!collapsed && (
        <ul className={styles.rows}>
          {uploads.toReversed().map((upload) => (
            <UploadTrayRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  );
}
