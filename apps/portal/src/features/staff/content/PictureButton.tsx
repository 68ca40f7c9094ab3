import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { callUpload } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { contentText as text } from './content.text.ts';

type PictureButtonProps = {
  readonly label: string;
  readonly onPicture: (picture: ResponseOf<'staffContentPicture'>, name: string) => void;
};

/** Chooses a picture and keeps it in our own store. */
export function PictureButton({ label, onPicture }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const tell = useTell();
  const send = async (file: File) => {
    setSending(true);
    try {
      onPicture(await callUpload('staffContentPicture', {}, file), file.name);
    } catch (error) {
      tell.failed(error, text.pictureFailed);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Allowed call="staffContentPicture">
        <Button
          icon={<ImagePlus aria-hidden size={16} strokeWidth={1.5} />}
          loading={sending}
          onClick={() => input.current?.click()}
          type="button"
        >
          {label}
        </Button>
      </Allowed>
      <input
        accept=".png,.jpg,.jpeg,.webp,.svg"
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again after it was mended.
          currentTarget.value = '';
          if (file) void send(file);
        }}
        ref={input}
        type="file"
      />
    </>
  );
}
