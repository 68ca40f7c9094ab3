import { Button } from '@panome/ui/button';
import { UploadDialog, UploadDialogFiles, useUploadQueue, type UploadRun } from '@panome/ui/upload-dialog';
import { useState } from 'react';

/** Sends a file as the scenes of the peers do. */
const send = (file: File, { onProgress, signal }: UploadRun) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
    request.onload = () => (request.status < 300 ? resolve() : reject(new Error()));
    request.onerror = () => reject(new Error());
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', '/upload');
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });

/** Scene `upload`: a dialog with a drop zone and a list with progress, from which files can be removed. */
export default function UploadScene() {
  const [open, setOpen] = useState(false);
  const queue = useUploadQueue({ send });
  return (
    <>
      <Button onClick={() => setOpen(true)}>上传</Button>
      <UploadDialog onOpenChange={setOpen} open={open} queue={queue}>
        <UploadDialogFiles accept={[]} />
      </UploadDialog>
    </>
  );
}
