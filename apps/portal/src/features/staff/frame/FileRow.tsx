import { FileIcon } from '@panome/ui/file-icon';
import { IconButton } from '@panome/ui/icon-button';
import { ListItem } from '@panome/ui/list';
import { TruncatedName } from '@panome/ui/truncated-name';
import { Download } from 'lucide-react';
import { formatSize } from '../../../shared/format/format.ts';
import { useTell } from '../../../shared/page/index.ts';
import { staffText as text } from './staff.text.ts';

type FileRowProps = { readonly name: string; readonly size: number; readonly onDownload: () => Promise<void> };

/** A file that came with a piece of work. */
export function FileRow({ name, onDownload, size }: FileRowProps) {
  const tell = useTell();
  return (
    <ListItem
      actions={
        <IconButton
          icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
          label={text.download(name)}
          onClick={() => void onDownload().catch((error: unknown) => tell.failed(error, text.downloadFailed))}
          size="small"
        />
      }
      leading={<FileIcon name={name} size="medium" />}
      meta={formatSize(size)}
      title={<TruncatedName focusable>{name}</TruncatedName>}
    />
  );
}
