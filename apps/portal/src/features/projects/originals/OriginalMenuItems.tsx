import { MenuItem, MenuSeparator } from '@panome/ui/menu';
import { Allowed } from '../../../shared/access/index.ts';
import type { DeliveredFile } from '../../../shared/projects/index.ts';
import { originalsText as text } from './originals.text.ts';

export type OriginalActs = {
  readonly download: (files: readonly DeliveredFile[]) => void;
  readonly showCommands: (files: readonly DeliveredFile[]) => void;
  readonly copy: (words: string) => void;
};

type OriginalMenuItemsProps = {
  readonly files: readonly DeliveredFile[];
  readonly acts: OriginalActs;
  readonly canDownload: boolean;
};

/** The acts on one file of original data or on several, the same behind 更多 and under the pointer. */
export function OriginalMenuItems({ acts, canDownload, files }: OriginalMenuItemsProps) {
  const only = files.length === 1 ? files[0] : undefined;
  const refused = canDownload ? false : text.over;
  return (
    <>
      <Allowed call={['originalDataUrl', 'projectZipUrl']}>
        <MenuItem disabled={refused} onSelect={() => acts.download(files)}>
          {only ? text.download : text.downloadChosen}
        </MenuItem>
      </Allowed>
      <Allowed call="originalDataUrl">
        <MenuItem disabled={refused} onSelect={() => acts.showCommands(files)}>
          {text.commands}
        </MenuItem>
      </Allowed>
      {only && <MenuSeparator />}
      {only?.md5 && <MenuItem onSelect={() => acts.copy(only.md5)}>{text.copyMd5('')}</MenuItem>}
      {only?.sha256 && <MenuItem onSelect={() => acts.copy(only.sha256)}>{text.copySha('')}</MenuItem>}
    </>
  );
}
