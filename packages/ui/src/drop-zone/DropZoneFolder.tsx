import { FolderUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../button/index.ts';
import { useText } from '../locale/index.ts';
import { dropZoneText } from './DropZone.text.ts';
import { chosenFolder, type DroppedFile } from './readDrop.ts';

type DropZoneFolderProps = {
  disabled: boolean;
  onFiles: (files: readonly DroppedFile[]) => void;
  /** Quiet beside the button for files, which is the usual way. */
  variant: 'secondary' | 'quiet';
};

/** Chooses a folder by button, for whoever does not drag. */
export function DropZoneFolder({ disabled, onFiles, variant }: DropZoneFolderProps) {
  const text = useText(dropZoneText);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        disabled={disabled}
        icon={<FolderUp size={16} strokeWidth={1.5} />}
        onClick={() => input.current?.click()}
        variant={variant}
      >
        {text.chooseFolder}
      </Button>
      <input
        aria-label={text.chooseFolder}
        disabled={disabled}
        hidden
        multiple
        onChange={({ target }) => {
          onFiles(chosenFolder([...(target.files ?? [])]));
          target.value = '';
        }}
        ref={(element) => {
          input.current = element;
          if (element) element.webkitdirectory = true;
        }}
        type="file"
      />
    </>
  );
}
