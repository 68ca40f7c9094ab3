import { Upload } from 'lucide-react';
import { Fragment, useEffect, useRef, useState, type DragEvent, useImperativeHandle } from 'react';
import { Button } from '../button/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { useEffectEvent, withRef } from '../react-range/index.ts';
import * as styles from './DropZone.css.ts';
import { dropZoneText } from './DropZone.text.ts';
import { formatSize, kindsOf, type FileRules } from './fileRules.ts';
import { DropZoneFolder } from './DropZoneFolder.tsx';
import { readDrop, type DroppedFile } from './readDrop.ts';

export type DropZoneProps = PassedOn<'div'> &
  FileRules & {
    /**
     * Gets every file that was chosen, dropped or pasted, unchecked: `fileRefusal` tells which may go. Of folders it gets
     * the files inside; `placed` says of each in which folders it lay.
     */
    onFiles: (files: File[], placed: DroppedFile[]) => void;
    /** Takes several files at once. */
    multiple?: boolean;
    /** Offers to choose a whole folder too, which otherwise can only be dropped, or `only` that; needs `multiple`. */
    folders?: boolean | 'only';
    /** Refuses files; say why beside it. */
    disabled?: boolean;
  };

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
const typing = 'input:not([type="file"]), textarea, [contenteditable="true"]';

/** Browsers break no line before a full stop, so that a list of extensions would be one endless word. */
const breakable = (words: string) =>
  words.split(/(?<=、)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));

/**
 * Takes files by button, drop or paste, and says the rules before anybody chooses. In a dialog it takes what is pasted
 * anywhere in it.
 *
 * When not to use: where the files also have to be sent; use UploadDialog.
 */
export const DropZone = withRef(function DropZone({
  accept,
  disabled = false,
  folders = false,
  kinds,
  maxSize,
  multiple = false,
  onFiles,
  ref,
  ...native
}: DropZoneProps) {
  const text = useText(dropZoneText);
  const zone = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => zone.current!);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const only = folders === 'only';

  const take = (found: readonly DroppedFile[]) => {
    if (found.length === 0 || disabled) return;
    const taken = multiple ? [...found] : found.slice(0, 1);
    onFiles(
      taken.map(({ file }) => file),
      taken,
    );
  };
  const takeFrom = (data: DataTransfer) => void readDrop(data).then(take);
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    if (disabled || !data?.types.includes('Files') || (event.target instanceof Element && event.target.matches(typing)))
      return;
    event.preventDefault();
    takeFrom(data);
  });
  useEffect(() => {
    const place = zone.current?.closest<HTMLElement>('[role="dialog"]') ?? document;
    const paste = (event: Event) => handlePaste(event as ClipboardEvent);
    place.addEventListener('paste', paste);
    return () => place.removeEventListener('paste', paste);
  }, []);

  const handleDrag = (event: DragEvent, inside: boolean) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    if (disabled) event.dataTransfer.dropEffect = 'none';
    // Moving onto a child of the zone does not leave it.
    if (inside || !event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(inside && !disabled);
  };
  return (
    <div
      {...native}
      className={styles.zone}
      data-disabled={disabled || undefined}
      data-over={over || undefined}
      onDragLeave={(event) => handleDrag(event, false)}
      onDragOver={(event) => handleDrag(event, true)}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        takeFrom(event.dataTransfer);
      }}
      ref={zone}
      role="presentation"
    >
      <div className={styles.buttons}>
        {!only && (
          <Button
            disabled={disabled}
            icon={<Upload size={16} strokeWidth={1.5} />}
            onClick={() => input.current?.click()}
          >
            {text.choose}
          </Button>
        )}
        {folders && <DropZoneFolder disabled={disabled} onFiles={take} variant={only ? 'secondary' : 'quiet'} />}
      </div>
      <input
        // Browsers know no extension of two parts, such as `.csv.gz`.
        accept={[...new Set(accept.map((extension) => extension.slice(extension.lastIndexOf('.'))))].join(',')}
        aria-label={text.choose}
        data-file-input
        disabled={disabled}
        hidden
        multiple={multiple}
        onChange={({ target }) => {
          take([...(target.files ?? [])].map((file) => ({ file, path: [] })));
          // The same file may be chosen again after a failure.
          target.value = '';
        }}
        ref={input}
        type="file"
      />
      <span className={styles.hint}>{over ? text.release : only ? text.dropFolder : text.drop}</span>
      <span className={styles.rules}>
        {accept.length > 0
          ? breakable(text.rules(kindsOf({ accept, kinds }), formatSize(maxSize)))
          : text.size(formatSize(maxSize))}
      </span>
    </div>
  );
});
