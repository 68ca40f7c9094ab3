import { ChevronRight } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Button } from '../button/index.ts';
import { DropZone } from '../drop-zone/index.ts';
import { useText } from '../locale/index.ts';
import { Pagination } from '../pagination/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Stack } from '../stack/index.ts';
import { EmptyState, FailedState, NoMatchState } from '../state/index.ts';
import { Text } from '../text/index.ts';
import type { useUploadQueue } from '../upload-dialog/index.ts';
import { isActive, UploadList } from '../upload-list/index.ts';
import type { FileItem } from './fileItem.ts';
import * as styles from './FilePicker.css.ts';
import { filePickerText } from './FilePicker.text.ts';
import { FilePickerTable } from './FilePickerTable.tsx';
import type { useFileList } from './useFileList.ts';

const sizes = [5, 10, 15, 20] as const;

type FilePickerMineProps = {
  files: ReturnType<typeof useFileList>;
  accept: readonly string[];
  maxSize: number;
  chosen: string | undefined;
  onChoose: (item: FileItem) => void;
  /** The queue that fills the folder in sight, when files may be sent there. */
  store: ReturnType<typeof useUploadQueue> | undefined;
};

/** The tab 我的文件: where one is, search, one page of files. */
export function FilePickerMine({ accept, chosen, files, maxSize, onChoose, store }: FilePickerMineProps) {
  const text = useText(filePickerText);
  const [warning, setWarning] = useState(false);
  const { answer, enter, leaveTo, name, path, place } = files;
  const steps = [{ id: '', name: text.root }, ...path];

  const send = (added: File[]) => {
    const busy = store?.rows.some(isActive) ?? false;
    setWarning(busy);
    if (!busy) store?.add(added);
  };
  return (
    <Stack space="medium">
      <nav aria-label={text.path} className={styles.path}>
        {steps.map((step, depth) => (
          <Fragment key={step.id}>
            {depth > 0 && <ChevronRight aria-hidden className={styles.icon} size={14} strokeWidth={1.5} />}
            <Button aria-current={depth === path.length ? 'location' : undefined} onClick={() => leaveTo(depth)} size="small" variant="quiet">
              {step.name}
            </Button>
          </Fragment>
        ))}
      </nav>
      <SearchField label={text.search(steps.at(-1)?.name ?? '')} onChange={files.search} placeholder={text.search(steps.at(-1)?.name ?? '')} value={name} />
      <div aria-busy={files.loading} className={styles.rows}>
        {!answer && <Text tone="subtle">{text.loading}</Text>}
        {answer?.failed && <FailedState message={text.failed} onRetry={files.reload} size="inline" />}
        {answer && !answer.failed && answer.data.length > 0 && (
          <FilePickerTable accept={accept} chosen={chosen} items={answer.data} onChoose={onChoose} onEnter={enter} onUp={() => leaveTo(Math.max(path.length - 1, 0))} />
        )}
        {answer && !answer.failed && answer.data.length === 0 && (name ? <NoMatchState onClear={() => files.search('')} size="inline" /> : <EmptyState size="inline" title={text.empty} />)}
      </div>
      {answer && !answer.failed && answer.total > 0 && <Pagination onChange={files.setPlace} page={place.page} pageSize={place.pageSize} sizes={sizes} total={answer.total} />}
      {store && (
        <>
          <DropZone accept={accept} maxSize={maxSize} onFiles={send} />
          {warning && (
            <Text role="alert" tone="warning">
              {text.uploadingStore}
            </Text>
          )}
          <UploadList onCancel={store.cancel} onRemove={store.remove} onRetry={store.retry} rows={store.rows} />
          {store.rows.at(-1)?.phase === 'success' && (
            <Text role="status" tone="success">
              {text.stored}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}
