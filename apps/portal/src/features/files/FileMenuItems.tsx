import type { FileItem } from '@panome/contract';
import { MenuItem, MenuSeparator } from '@panome/ui/menu';
import { Allowed } from '../../shared/access/index.ts';
import { AnalyseSub } from './preview/AnalyseSub.tsx';
import { filesText as text } from './files.text.ts';
import type { FileActs, TransferKind } from './useFileActs.ts';

export type FileMenuActs = FileActs & {
  open: (item: FileItem) => void;
  startRename: (item: FileItem) => void;
  /** Asks for the tool that a file is for. */
  startAnalysis: (item: FileItem) => void;
  startTransfer: (how: TransferKind, items: readonly FileItem[]) => void;
};

/** The acts on one file or on several, the same behind 更多 and under the pointer. */
export function FileMenuItems({ acts, items }: { items: readonly FileItem[]; acts: FileMenuActs }) {
  const only = items.length === 1 ? items[0] : undefined;
  const refused = items.every((item) => item.can.delete) ? false : text.notYours;
  return (
    <>
      {only && (
        <MenuItem onSelect={() => acts.open(only)} shortcut="Enter">
          {only.is_dir === 1 ? text.open : text.preview}
        </MenuItem>
      )}
      {only?.can.preview && (
        <Allowed call="taskStore">
          <AnalyseSub id={only.id} onOther={() => acts.startAnalysis(only)} />
        </Allowed>
      )}
      <Allowed call={['fileStoreDownload', 'fileStoreDownloadUrl']}>
        <MenuItem onSelect={() => void acts.download(items)}>{text.download}</MenuItem>
      </Allowed>
      <MenuSeparator />
      {only && (
        <Allowed call="fileStoreUpdate">
          <MenuItem disabled={refused} onSelect={() => acts.startRename(only)} shortcut="F2">
            {text.rename}
          </MenuItem>
        </Allowed>
      )}
      <Allowed call="fileStoreMove">
        <MenuItem disabled={refused} onSelect={() => acts.startTransfer('move', items)}>
          {text.move}
        </MenuItem>
      </Allowed>
      <Allowed call="fileStoreCopy">
        <MenuItem onSelect={() => acts.startTransfer('copy', items)}>{text.copyTo}</MenuItem>
      </Allowed>
      {only && <MenuItem onSelect={() => void acts.copy(only.name)}>{text.copyName}</MenuItem>}
      {only && <MenuItem onSelect={() => void acts.copy(only.id)}>{text.copyId}</MenuItem>}
      <MenuSeparator />
      <Allowed call="fileStoreDelete">
        <MenuItem tone="danger" disabled={refused} onSelect={() => void acts.remove(items)} shortcut="Delete">
          {text.remove}
        </MenuItem>
      </Allowed>
    </>
  );
}
