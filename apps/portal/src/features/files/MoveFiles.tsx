import type { FileItem } from '@panome/contract';
import { Button } from '@panome/ui/button';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { FileIcon } from '@panome/ui/file-icon';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { filesText as text } from './files.text.ts';
import * as styles from './Files.css.ts';
import { whatOf } from './fileWords.ts';
import { useFolders } from './useFolders.ts';

type MoveFilesProps = {
  /** What moves; empty keeps the dialog closed. */
  items: readonly FileItem[];
  onClose: () => void;
  onMove: (dir: string, where: string) => Promise<unknown>;
};

/** Chooses the folder that files go to. */
export function MoveFiles({ items, onClose, onMove }: MoveFilesProps) {
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open={items.length > 0}>
      {items.length > 0 && <MoveFilesBody items={items} onClose={onClose} onMove={onMove} />}
    </Dialog>
  );
}

function MoveFilesBody({ items, onClose, onMove }: MoveFilesProps) {
  const [steps, setSteps] = useState([{ id: '', name: text.root as string }]);
  const [moving, setMoving] = useState(false);
  const here = steps.at(-1)!;
  const { failed, folders, loadMore, retry } = useFolders(here.id);
  const isOwn = (id: string) => items.some((item) => item.id === id);
  const same = items.every((item) => item.parent_id === here.id);

  const move = async () => {
    setMoving(true);
    await onMove(here.id, here.name);
    onClose();
  };
  return (
    <DialogContent
      footer={
        <>
          <DialogClose>
            <Button>{text.cancel}</Button>
          </DialogClose>
          <Button disabled={same} loading={moving} onClick={() => void move()} variant="primary">
            {text.moveHere}
          </Button>
        </>
      }
      title={text.moveTitle(whatOf(items))}
    >
      <nav aria-label={text.path} className={styles.path}>
        {steps.map(({ id, name }, depth) => (
          <span className={styles.path} key={id}>
            {depth > 0 && <ChevronRight aria-hidden size={14} strokeWidth={1.5} />}
            <Button aria-current={id === here.id ? 'location' : undefined} onClick={() => setSteps(steps.slice(0, depth + 1))} size="small" variant="quiet">
              {name}
            </Button>
          </span>
        ))}
      </nav>
      {failed ? (
        <FailedState message={text.loadFailed} onRetry={retry} size="inline" />
      ) : (
        <ul aria-busy={!folders} className={styles.folders}>
          {folders?.map(({ id, name }) => (
            <li key={id}>
              <button className={styles.folder} disabled={isOwn(id)} onClick={() => setSteps([...steps, { id, name }])} title={isOwn(id) ? text.moveSelf : undefined} type="button">
                <FileIcon folder name={name} />
                <Text truncate>{name}</Text>
              </button>
            </li>
          ))}
          {folders?.length === 0 && <li className={styles.none}>{text.noFolders}</li>}
          {loadMore && (
            <li>
              <Button onClick={loadMore} size="small" variant="quiet">
                {text.moreFolders}
              </Button>
            </li>
          )}
        </ul>
      )}
      <Text as="p" role="status" size="secondary" tone="subtle">
        {same ? text.moveSame : ''}
      </Text>
    </DialogContent>
  );
}
