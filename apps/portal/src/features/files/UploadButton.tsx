import { Button } from '@panome/ui/button';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Allowed } from '../../shared/access/index.ts';
import { filesText as text } from './files.text.ts';

/** Chooses files of any kind and hands them on. */
export function UploadButton({
  onFiles,
  primary = false,
}: {
  onFiles: (files: readonly File[]) => void;
  primary?: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Allowed call="fileStoreUpload">
        <Button
          icon={<Upload size={16} strokeWidth={1.5} />}
          onClick={() => input.current?.click()}
          variant={primary ? 'primary' : 'secondary'}
        >
          {text.upload}
        </Button>
      </Allowed>
      <input
        aria-label={text.upload}
        hidden
        multiple
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again after a failure.
          target.value = '';
        }}
        ref={input}
        type="file"
      />
    </>
  );
}
