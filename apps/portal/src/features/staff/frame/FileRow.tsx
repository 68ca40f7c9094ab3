import { FileIcon } from '@panome/ui/file-icon';
import { IconButton } from '@panome/ui/icon-button';
import { Text } from '@panome/ui/text';
import { TruncatedName } from '@panome/ui/truncated-name';
import { Download } from 'lucide-react';
import { formatSize } from '../../../shared/format/format.ts';
import { useTell } from '../../../shared/page/index.ts';
import * as styles from './Frame.css.ts';
import { staffText as text } from './staff.text.ts';

type FileRowProps = { readonly name: string; readonly size: number; readonly onDownload: () => Promise<void> };

/** A file that came with a piece of work. */
export function FileRow({ name, onDownload, size }: FileRowProps) {
  const tell = useTell();
  return (
    <li className={styles.file}>
      <FileIcon name={name} size="medium" />
      <span className={styles.fileName}>
        <TruncatedName focusable>{name}</TruncatedName>
      </span>
      <Text size="secondary" tone="muted">
        {formatSize(size)}
      </Text>
      <IconButton
        icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
        label={text.download(name)}
        onClick={() => void onDownload().catch((error: unknown) => tell.failed(error, text.downloadFailed))}
        size="small"
      />
    </li>
  );
}
