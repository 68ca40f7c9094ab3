import { useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import { DialogClose, DialogContent } from '../dialog/index.ts';
import { defaultAccept, defaultMaxSize, DropZone } from '../drop-zone/index.ts';
import { useText } from '../locale/index.ts';
import { withRef } from '../react-range/index.ts';
import { Tabs, TabsList, TabsPanel, TabsTab } from '../tabs/index.ts';
import { Text } from '../text/index.ts';
import { useUploadQueue } from '../upload-dialog/index.ts';
import { UploadList } from '../upload-list/index.ts';
import type { PickedFile } from './fileItem.ts';
import type { FilePickerProps } from './filePickerProps.ts';
import * as styles from './FilePicker.css.ts';
import { filePickerText } from './FilePicker.text.ts';
import { FilePickerMine } from './FilePickerMine.tsx';
import { useConfirm } from './useConfirm.ts';
import { useFileList } from './useFileList.ts';

/** The two tabs and the buttons below them; its state begins anew with every opening. */
export const FilePickerBody = withRef(function FilePickerBody({
  accept = defaultAccept,
  kinds,
  maxSize = defaultMaxSize,
  onBusyChange,
  onConfirm,
  onOpenChange,
  pageSize = 5,
  source,
  ...native
}: Omit<FilePickerProps, 'defaultOpen' | 'onOpenChange' | 'open'> & {
  onBusyChange: (busy: boolean) => void;
  onOpenChange: (open: boolean) => void;
}) {
  const text = useText(filePickerText);
  // The dialog gives the focus to the first tab, and a tab that gets it opens.
  const all = source.recent ? (['mine', 'upload'] as const) : (['upload', 'mine'] as const);
  const tabs = source.upload ? all : (['mine'] as const);
  const [chosenTab, setTab] = useState(source.upload ? (source.recent ? undefined : 'upload') : 'mine');
  const [sent, setSent] = useState<PickedFile>();
  const [mine, setMine] = useState<PickedFile>();
  const files = useFileList(source, pageSize);
  const rules = { accept, kinds, maxSize };
  // Whoever has files usually wants one of them; the first answer says so.
  if (chosenTab === undefined && files.answer) setTab(files.answer.total > 0 ? 'mine' : 'upload');
  const tab = chosenTab ?? 'mine';
  const queue = useUploadQueue<{ id: string }>({
    onUploaded: ({ id }, { name, size }) => setSent({ id, name, size, source: 'upload' }),
    // Without a way to send there is no tab to choose files in.
    send: source.upload ?? (() => Promise.reject(new Error('uploads are not taken'))),
  });
  const store = useUploadQueue<unknown>({
    onUploaded: files.reload,
    send: async (file, run) => source.uploadToStore?.(file, { ...run, folder: files.folder }),
  });
  const busy = queue.busy || store.busy;
  const { checking, confirm, forget, problem } = useConfirm({
    busy,
    text,
    validate: source.validate,
    onConfirmed: (file) => {
      onConfirm(file);
      onOpenChange(false);
    },
  });
  useEffect(() => {
    onBusyChange(busy);
    return () => onBusyChange(false);
  }, [busy, onBusyChange]);

  const stop = () => {
    queue.cancelAll();
    store.cancelAll();
    forget();
  };
  const removeSent = (id: string) => {
    queue.remove(id);
    setSent(undefined);
  };
  const replace = (added: File[]) => {
    for (const { id } of queue.rows) removeSent(id);
    forget();
    queue.add(added, rules);
  };
  const footer = (
    <>
      {busy ? (
        <Button onClick={stop}>{text.cancelUpload}</Button>
      ) : (
        <DialogClose>
          <Button>{text.cancel}</Button>
        </DialogClose>
      )}
      <Button loading={checking} onClick={() => void confirm(tab === 'upload' ? sent : mine)} variant="primary">
        {text.confirm}
      </Button>
    </>
  );
  return (
    <DialogContent {...native} footer={footer} size="large" title={text.title}>
      <Tabs
        onValueChange={(next) => {
          setTab(next);
          forget();
        }}
        value={tab}
      >
        <TabsList label={text.tabs}>
          {tabs.map((value) => (
            <TabsTab disabled={busy && tab !== value} key={value} value={value}>
              {text[value]}
            </TabsTab>
          ))}
        </TabsList>
        <TabsPanel value="upload">
          <div className={styles.stack}>
            <DropZone {...rules} disabled={busy} onFiles={replace} />
            <UploadList
              onCancel={queue.cancel}
              onDecide={queue.decide}
              onPause={queue.pause}
              onRemove={removeSent}
              onRetry={queue.retry}
              rows={queue.rows}
            />
          </div>
        </TabsPanel>
        <TabsPanel value="mine">
          <FilePickerMine
            chosen={mine}
            files={files}
            hasNewest={source.recent !== undefined}
            onChoose={({ id, name, size }) => {
              setMine({ id, name, size, source: 'mine' });
              forget();
            }}
            onConfirm={({ id, name, size }) => void confirm({ id, name, size, source: 'mine' })}
            rules={rules}
            sorts={source.sorts ?? false}
            store={source.uploadToStore && store}
          />
        </TabsPanel>
      </Tabs>
      {problem && (
        <div className={styles.problem}>
          <Text as="p" role="alert" tone="danger">
            {problem}
          </Text>
        </div>
      )}
    </DialogContent>
  );
});
