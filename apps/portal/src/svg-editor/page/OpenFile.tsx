import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { svgEditorText } from '../svgEditor.text.ts';

/** Asks the browser for an SVG file; nothing of it leaves the machine. */
export function OpenFile({ onFile }: { readonly onFile: (file: File) => void }) {
  const text = useText(svgEditorText);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<FolderOpen aria-hidden size={16} strokeWidth={1.5} />} onClick={() => input.current?.click()}>
        {text.open}
      </Button>
      <input
        accept=".svg,image/svg+xml"
        aria-label={text.open}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
        ref={input}
        type="file"
      />
    </>
  );
}
