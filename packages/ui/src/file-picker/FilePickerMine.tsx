import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { DropZone, type FileRules } from '../drop-zone/index.ts';
import { useText } from '../locale/index.ts';
import { Pagination } from '../pagination/index.ts';
import { useLayoutEffect } from '../react-range/index.ts';
import { SearchField } from '../search-field/index.ts';
import { EmptyState, FailedState, NoMatchState } from '../state/index.ts';
import { Text } from '../text/index.ts';
import { TruncatedName } from '../truncated-name/index.ts';
import type { UploadQueue } from '../upload-dialog/index.ts';
import { UploadList } from '../upload-list/index.ts';
import type { FileItem, PickedFile } from './fileItem.ts';
import * as styles from './FilePicker.css.ts';
import { filePickerText } from './FilePicker.text.ts';
import { FilePickerPath } from './FilePickerPath.tsx';
import type { useFileList } from './useFileList.ts';

/** Comes with the first files: most pages with a picker show none. */
const FilePickerTable = lazy(async () => ({ default: (await import('./FilePickerTable.tsx')).FilePickerTable }));

const sizes = [5, 10, 15, 20] as const;

type FilePickerMineProps = {
  files: ReturnType<typeof useFileList>;
  /** The newest files of all folders can be shown. */
  hasNewest: boolean;
  /** The source sorts. */
  sorts: boolean;
  rules: FileRules;
  chosen: PickedFile | undefined;
  onChoose: (item: FileItem) => void;
  /** Chosen and confirmed at once, by a double click. */
  onConfirm: (item: FileItem) => void;
  /** The queue that fills the folder in sight, when files may be sent there. */
  store: UploadQueue | undefined;
};

/** The tab 我的文件: where one is, search, one page of files. */
export function FilePickerMine({
  chosen,
  files,
  hasNewest,
  onChoose,
  onConfirm,
  rules,
  sorts,
  store,
}: FilePickerMineProps) {
  const text = useText(filePickerText);
  const [warning, setWarning] = useState(false);
  const { answer, enter, leaveTo, name, newest, path, place, showNewest } = files;
  const steps = [{ id: '', name: text.root }, ...path];
  const searching = text.search(steps.at(-1)?.name ?? '');
  const area = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  const up = () => {
    if (path.length > 0) leaveTo(path.length - 1);
  };
  // A folder that was opened takes its row along; without this the next key would go nowhere.
  useLayoutEffect(() => {
    if (!within.current || !area.current || (document.activeElement && document.activeElement !== document.body))
      return;
    (area.current.querySelector<HTMLElement>('tbody tr[tabindex="0"]') ?? area.current).focus();
  }, [answer]);

  const send = (added: File[]) => {
    const busy = store?.busy ?? false;
    setWarning(busy);
    if (!busy) store?.add(added, rules);
  };
  const shown = answer && !answer.failed ? answer : undefined;
  return (
    <div className={styles.stack}>
      <FilePickerPath onGo={leaveTo} steps={newest ? [{ id: '', name: text.newest }] : steps}>
        {hasNewest && (
          <Button onClick={() => showNewest(!newest)} size="small" variant="quiet">
            {newest ? text.byFolder : text.newest}
          </Button>
        )}
      </FilePickerPath>
      <SearchField label={searching} onValueChange={files.search} placeholder={searching} value={name} />
      <div
        aria-busy={files.loading}
        className={styles.rows}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !area.current?.contains(relatedTarget)) within.current = false;
        }}
        onFocus={() => void (within.current = true)}
        onKeyDown={(event) => {
          if (event.key === 'Backspace') up();
        }}
        ref={area}
        role="presentation"
        tabIndex={-1}
      >
        {!answer && <Text tone="subtle">{text.loading}</Text>}
        {answer?.failed && <FailedState message={text.failed} onRetry={files.reload} variant="inline" />}
        {shown && shown.items.length > 0 && (
          <Suspense fallback={<Text tone="subtle">{text.loading}</Text>}>
            <FilePickerTable
              chosen={chosen?.id}
              items={shown.items}
              loading={files.loading}
              onChoose={onChoose}
              onConfirm={onConfirm}
              onEnter={enter}
              onSortChange={sorts ? files.sortBy : undefined}
              rules={rules}
              sort={files.sort}
            />
          </Suspense>
        )}
        {shown &&
          shown.items.length === 0 &&
          (name ? (
            <NoMatchState onClear={() => files.search('')} variant="inline" />
          ) : (
            <EmptyState variant="inline" title={text.empty} />
          ))}
      </div>
      {shown && shown.total > 0 && (
        <Pagination onValueChange={files.setPlace} value={place} sizes={sizes} total={shown.total} />
      )}
      {chosen && (
        <div className={styles.chosen}>
          <span className={styles.chosenWord}>{text.chosen}</span>
          <TruncatedName>{chosen.name}</TruncatedName>
        </div>
      )}
      {store && (
        <>
          <DropZone {...rules} onFiles={send} />
          {warning && (
            <Text role="alert" tone="warning">
              {text.uploadingStore}
            </Text>
          )}
          <UploadList
            onCancel={store.cancel}
            onDecide={store.decide}
            onPause={store.pause}
            onRemove={store.remove}
            onRetry={store.retry}
            rows={store.rows}
          />
          {store.rows.at(-1)?.phase === 'success' && (
            <Text role="status" tone="success">
              {text.stored}
            </Text>
          )}
        </>
      )}
    </div>
  );
}
