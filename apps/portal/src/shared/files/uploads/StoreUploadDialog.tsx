import { defaultMaxSize } from '@panome/ui/drop-zone';
import { Skeleton } from '@panome/ui/skeleton';
import { Text } from '@panome/ui/text';
import { UploadDialog, UploadDialogFiles } from '@panome/ui/upload-dialog';
import { useCall } from '../../api/index.ts';
import { formatSize } from '../../format/format.ts';
import { uploadDialog, useUploadDialog } from './uploadDialog.ts';
import { uploadsText as text } from './uploads.text.ts';
import { useStoreQueue } from './useStoreQueue.ts';

/** Chooses files or a folder for 我的文件 and shows them on their way; in the background they go on in the tray. */
export function StoreUploadDialog() {
  const { open, target } = useUploadDialog();
  const queue = useStoreQueue();
  const { data: quota, error } = useCall('fileStoreQuota', open ? {} : null);
  return (
    <UploadDialog
      onOpenChange={(next) => !next && uploadDialog.close()}
      open={open}
      queue={queue}
      title={text.uploadTo(target.dirName)}
    >
      {quota && (
        <Text as="p" size="secondary" tone="muted">
          {text.room(formatSize(Math.max(0, quota.limit - quota.used)))}
        </Text>
      )}
      {quota || error ? (
        <UploadDialogFiles
          accept={[]}
          detail={({ phase }) =>
            phase === 'conflict' && (
              <Text size="secondary" tone="muted">
                {text.replaceHint}
              </Text>
            )
          }
          folders
          // Until the limit is known, the one that the server takes in any case.
          maxSize={quota?.max_file ?? defaultMaxSize}
        />
      ) : (
        <Skeleton height={140} shape="block" />
      )}
    </UploadDialog>
  );
}
