import type { FileItem } from '@panome/contract';
import { Button } from '@panome/ui/button';
import { TableSelectionBar } from '@panome/ui/table';
import { Allowed } from '../../shared/access/index.ts';
import type { FileMenuActs } from './FileMenuItems.tsx';
import { filesText as text } from './files.text.ts';

/** The acts on the ticked rows of a folder. */
export function FolderSelection({
  acts,
  chosen,
  onClear,
}: {
  acts: FileMenuActs;
  chosen: readonly FileItem[];
  onClear: () => void;
}) {
  const fixed = !chosen.every((item) => item.can.delete);
  const reason = fixed ? text.notYours : undefined;
  return (
    <TableSelectionBar count={chosen.length} onClear={onClear}>
      <Allowed call={['fileStoreDownload', 'fileStoreDownloadUrl']}>
        <Button onClick={() => void acts.download(chosen)} size="small">
          {text.download}
        </Button>
      </Allowed>
      <Allowed call="fileStoreMove">
        <Button disabled={fixed} onClick={() => acts.startTransfer('move', chosen)} size="small" title={reason}>
          {text.move}
        </Button>
      </Allowed>
      <Allowed call="fileStoreCopy">
        <Button onClick={() => acts.startTransfer('copy', chosen)} size="small">
          {text.copyTo}
        </Button>
      </Allowed>
      <Allowed call="fileStoreDelete">
        <Button disabled={fixed} onClick={() => void acts.remove(chosen)} size="small" title={reason}>
          {text.remove}
        </Button>
      </Allowed>
    </TableSelectionBar>
  );
}
