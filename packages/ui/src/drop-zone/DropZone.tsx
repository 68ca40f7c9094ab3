import { Upload } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../button/index.ts';
import { useText } from '../locale/index.ts';
import * as styles from './DropZone.css.ts';
import { dropZoneText } from './DropZone.text.ts';
import { formatSize, type FileRules } from './fileRules.ts';

export type DropZoneProps = FileRules & {
  /** Gets every file that was chosen, dropped or pasted, unchecked: `fileRefusal` tells which may go. */
  onFiles: (files: File[]) => void;
  /** Takes several files at once. */
  multiple?: boolean;
  /** Refuses files; say why beside it. */
  disabled?: boolean;
};

/**
 * Takes files by button, drop or paste, and says the rules before anybody chooses.
 *
 * When not to use: where the files also have to be sent; use UploadDialog.
 */
export function DropZone({ accept, disabled = false, maxSize, multiple = false, onFiles }: DropZoneProps) {
  const text = useText(dropZoneText);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1));
  };
  const handleDrag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };
  return (
    <div
      className={styles.zone}
      data-disabled={disabled || undefined}
      data-over={over || undefined}
      onDragLeave={(event) => handleDrag(event, false)}
      onDragOver={(event) => handleDrag(event, true)}
      onDrop={(event) => {
        handleDrag(event, false);
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => take(event.clipboardData.files)}
      role="presentation"
    >
      <Button disabled={disabled} icon={<Upload size={16} strokeWidth={1.5} />} onClick={() => input.current?.click()}>
        {text.choose}
      </Button>
      <input
        accept={accept.join(',')}
        aria-label={text.choose}
        data-file-input
        disabled={disabled}
        hidden
        multiple={multiple}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again after a failure.
          event.target.value = '';
        }}
        ref={input}
        type="file"
      />
      <span>{text.drop}</span>
      <span className={styles.rules}>{accept.length > 0 ? text.rules(accept.join('、'), formatSize(maxSize)) : text.size(formatSize(maxSize))}</span>
    </div>
  );
}
