import { UploadDialog, useUploadQueue, type QueueOptions, type SendFile, type UploadDialogProps } from './index.ts';

export type UploadsProps<T> = Omit<UploadDialogProps, 'queue'> &
  Pick<QueueOptions<T>, 'onUploaded' | 'validateMeta'> & {
    /** Sends one file. */
    upload: SendFile<T>;
  };

/** The dialog with a queue that lives as long as it does. */
export function Uploads<T>({ onUploaded, upload, validateMeta, ...dialog }: UploadsProps<T>) {
  const queue = useUploadQueue<T>({ onUploaded, send: upload, validateMeta });
  return <UploadDialog {...dialog} queue={queue} />;
}
