import type { FileItem } from '@panome/contract';
import { MenuItem, MenuSeparator } from '@panome/ui/menu';
import { filesText as text } from './files.text.ts';
import type { FileActs } from './useFileActs.ts';

export type FileMenuActs = FileActs & {
  open: (item: FileItem) => void;
  startRename: (item: FileItem) => void;
  startMove: (items: readonly FileItem[]) => void;
};

/** The acts on one file or on several, the same behind 更多 and under the pointer. */
export function FileMenuItems({ acts, items }: { items: readonly FileItem[]; acts: FileMenuActs }) {
  const only = items.length === 1 ? items[0] : undefined;
  const refused = items.every((item) => item.can.delete) ? false : text.notYours;
  return (
    <>
      {only && (only.is_dir === 1 || only.can.preview) && (
        <MenuItem onSelect={() => acts.open(only)} shortcut="Enter">
          {only.is_dir === 1 ? text.open : text.preview}
        </MenuItem>
      )}
      <MenuItem onSelect={() => void acts.download(items)}>{text.download}</MenuItem>
      <MenuSeparator />
      {only && (
        <MenuItem disabled={refused} onSelect={() => acts.startRename(only)} shortcut="F2">
          {text.rename}
        </MenuItem>
      )}
      <MenuItem disabled={refused} onSelect={() => acts.startMove(items)}>
        {text.move}
      </MenuItem>
      {only && <MenuItem onSelect={() => void acts.copy(only.name)}>{text.copyName}</MenuItem>}
      {only && <MenuItem onSelect={() => void acts.copy(only.id)}>{text.copyId}</MenuItem>}
      <MenuSeparator />
      <MenuItem danger disabled={refused} onSelect={() => void acts.remove(items)} shortcut="Delete">
        {text.remove}
      </MenuItem>
    </>
  );
}
