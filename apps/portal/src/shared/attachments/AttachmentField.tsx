import { Callout } from '@panome/ui/callout';
import { DropZone } from '@panome/ui/drop-zone';
import { FileIcon } from '@panome/ui/file-icon';
import { IconButton } from '@panome/ui/icon-button';
import { List, ListItem } from '@panome/ui/list';
import { Progress } from '@panome/ui/progress';
import { Text } from '@panome/ui/text';
import { TruncatedName } from '@panome/ui/truncated-name';
import { X } from 'lucide-react';
import { useCallback, useId } from 'react';
import { formatSize } from '../format/format.ts';
import * as styles from './Attachments.css.ts';
import { attachmentsText as text } from './attachments.text.ts';
import type { Attachments } from './useAttachments.ts';

type AttachmentFieldProps = {
  readonly label: string;
  readonly help?: string;
  readonly attachments: Attachments;
  /** While the form is being sent: share of the bytes that have left, 0 to 1. */
  readonly sent?: number | undefined;
};

/** Files that go with a form: chosen, dropped, or pasted as a screenshot. They leave with the form, not before. */
export function AttachmentField({
  attachments: { add, files, problems, remove, rules },
  help,
  label,
  sent,
}: AttachmentFieldProps) {
  const id = useId();
  const sending = sent !== undefined;
  return (
    <div aria-labelledby={id} className={styles.field} role="group">
      <span className={styles.label} id={id}>
        {label}
      </span>
      {help && (
        <Text size="secondary" tone="muted">
          {help}
        </Text>
      )}
      <DropZone
        accept={rules.accept}
        disabled={sending || files.length >= rules.most}
        maxSize={rules.maxSize}
        multiple
        onFiles={add}
      />
      <div role="status">{problems.length > 0 && <Callout tone="warning">{problems.join('；')}</Callout>}</div>
      {files.length > 0 && (
        <List label={text.list} size="small">
          {files.map((file) => (
            <ListItem
              actions={
                <IconButton
                  disabled={sending}
                  icon={<X aria-hidden size={16} strokeWidth={1.5} />}
                  label={text.remove(file.name)}
                  onClick={() => remove(file)}
                  size="small"
                />
              }
              key={`${file.name} ${file.lastModified} ${file.size}`}
              leading={
                file.type.startsWith('image/') ? <Thumbnail file={file} /> : <FileIcon name={file.name} size="medium" />
              }
              meta={formatSize(file.size)}
              title={<TruncatedName>{file.name}</TruncatedName>}
            />
          ))}
        </List>
      )}
      {sending && files.length > 0 && (
        <Progress
          label={text.sending}
          status={sent < 1 ? text.sending : text.processing}
          value={Math.min(99, Math.floor(sent * 100))}
        />
      )}
    </div>
  );
}

function Thumbnail({ file }: { file: File }) {
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img alt="" className={styles.thumbnail} ref={draw} />;
}
