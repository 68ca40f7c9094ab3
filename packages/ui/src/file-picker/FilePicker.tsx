import { useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog, DialogClose, DialogContent } from '../dialog/index.ts';
import { defaultAccept, defaultMaxSize, DropZone } from '../drop-zone/index.ts';
import { useText } from '../locale/index.ts';
import { Stack } from '../stack/index.ts';
import { Tabs, TabsList, TabsPanel, TabsTab } from '../tabs/index.ts';
import { Text } from '../text/index.ts';
import { useUploadQueue } from '../upload-dialog/index.ts';
import { isActive, UploadList } from '../upload-list/index.ts';
import type { FileSource, PickedFile } from './fileItem.ts';
import { filePickerText } from './FilePicker.text.ts';
import { FilePickerMine } from './FilePickerMine.tsx';
import { useFileList } from './useFileList.ts';

export type FilePickerProps = FileSource & {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Gets what the part asks for: `false` after Escape, an outside press or the close button. */
  onOpenChange: (open: boolean) => void;
  /** Gets the one file; the dialog then closes by itself. */
  onConfirm: (file: PickedFile) => void;
};

/**
 * Chooses one file: sent now, or kept in 我的文件.
 *
 * When not to use: to send several files use UploadDialog; in a form use FilePickerField.
 */
export function FilePicker(props: FilePickerProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog locked={busy} onOpenChange={props.onOpenChange} open={props.open}>
      {props.open && <FilePickerBody {...props} onBusyChange={setBusy} />}
    </Dialog>
  );
}

function FilePickerBody({ accept = defaultAccept, list, maxSize = defaultMaxSize, onBusyChange, onConfirm, onOpenChange, upload, uploadToStore, validate }: FilePickerProps & { onBusyChange: (busy: boolean) => void }) {
  const text = useText(filePickerText);
  const [tab, setTab] = useState('upload');
  const [sent, setSent] = useState<PickedFile>();
  const [mine, setMine] = useState<PickedFile>();
  const [problem, setProblem] = useState<string>();
  const [checking, setChecking] = useState(false);
  const files = useFileList(list);
  const queue = useUploadQueue<{ id: string }>({ accept, maxSize, meta: {}, onUploaded: ({ id }, { name, size }) => setSent({ id, name, size, source: 'upload' }), send: upload });
  const store = useUploadQueue<unknown>({ accept, maxSize, meta: {}, onUploaded: files.reload, send: async (file, run) => uploadToStore?.(file, { ...run, dir: files.dir }) });
  const busy = [...queue.rows, ...store.rows].some(isActive);
  useEffect(() => {
    onBusyChange(busy);
    return () => onBusyChange(false);
  }, [busy, onBusyChange]);

  const confirm = async () => {
    const file = tab === 'upload' ? sent : mine;
    if (busy) return setProblem(text.uploading);
    if (!file) return setProblem(text.none);
    setProblem(undefined);
    if (file.source === 'mine' && validate) {
      setChecking(true);
      const refused = await validate(file).catch((error: unknown) => (error instanceof Error && error.message) || text.validateFailed);
      setChecking(false);
      if (refused) return setProblem(refused);
    }
    onConfirm(file);
    onOpenChange(false);
  };
  const stop = () => {
    queue.cancelAll();
    store.cancelAll();
    setProblem(undefined);
  };
  const removeSent = (id: string) => {
    queue.remove(id);
    setSent(undefined);
  };
  const replace = (added: File[]) => {
    for (const row of queue.rows) queue.remove(row.id);
    setSent(undefined);
    queue.add(added);
  };
  return (
    <DialogContent
      footer={
        <>
          {busy ? (
            <Button onClick={stop}>{text.cancelUpload}</Button>
          ) : (
            <DialogClose>
              <Button>{text.cancel}</Button>
            </DialogClose>
          )}
          <Button loading={checking} onClick={() => void confirm()} variant="primary">
            {text.confirm}
          </Button>
        </>
      }
      size="large"
      title={text.title}
    >
      <Tabs
        onValueChange={(next) => {
          setTab(next);
          setProblem(undefined);
        }}
        value={tab}
      >
        <TabsList label={text.tabs}>
          <TabsTab disabled={busy && tab !== 'upload'} value="upload">
            {text.upload}
          </TabsTab>
          <TabsTab disabled={busy && tab !== 'mine'} value="mine">
            {text.mine}
          </TabsTab>
        </TabsList>
        <TabsPanel value="upload">
          <Stack>
            <DropZone accept={accept} disabled={busy} maxSize={maxSize} onFiles={replace} />
            <UploadList onCancel={queue.cancel} onRemove={removeSent} onRetry={queue.retry} rows={queue.rows} />
          </Stack>
        </TabsPanel>
        <TabsPanel value="mine">
          <FilePickerMine
            accept={accept}
            chosen={mine?.id}
            files={files}
            maxSize={maxSize}
            onChoose={({ id, name, size }) => setMine({ id, name, size, source: 'mine' })}
            store={uploadToStore && store}
          />
        </TabsPanel>
      </Tabs>
      {problem && (
        <Text as="p" role="alert" tone="danger">
          {problem}
        </Text>
      )}
    </DialogContent>
  );
}
