import type { ToolInput } from '@panome/contract';
import { allInputTypes, fitsInput } from '@panome/contract/input-files';
import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { Upload } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fileStorePath } from '../files/paths.ts';
import { useMay } from '../access/index.ts';
import { useTell } from '../page/index.ts';
import { toolFormPath } from '../tasks/toolPaths.ts';
import type { ToolSummary } from './searchTools.ts';
import { toolDialogText } from './toolDialog.text.ts';
import type { UploadedTable } from './uploadTogether.ts';

const ToolDialog = lazy(async () => ({ default: (await import('./ToolDialog.tsx')).ToolDialog }));
const loadUploads = () => import('../files/uploads/index.ts');
const loadTogether = () => import('./uploadTogether.ts');

const accept = [...new Set(allInputTypes.map((type) => `.${type.split('.').at(-1)}`))].join(',');

/** As which of its inputs a tool takes a file of this name. */
const inputFor = ({ inputs }: ToolSummary, name: string) =>
  inputs.find((input) => input !== 'groups' && fitsInput(input as ToolInput, name));

/**
 * The shortest way from a file on the desk to its analysis: it is uploaded, a tool is asked for, and the form of the
 * tool opens with it, and with the groups of its samples when their sheet was chosen along. Other files go to the file
 * store.
 */
export function UploadToAnalyse({ children }: { readonly children: string }) {
  const text = useText(toolDialogText);
  const navigate = useNavigate();
  const tell = useTell();
  const may = useMay();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(false);
  const [sending, setSending] = useState(false);
  const [stored, setStored] = useState<UploadedTable>();
  useEffect(() => {
    shown.current = true;
    return () => void (shown.current = false);
  }, []);

  const isStored = ({ name }: { readonly name: string }) =>
    tell.done(text.stored(name), { action: { label: text.view, onClick: () => void navigate(fileStorePath) } });
  const send = async (files: readonly File[]) => {
    const [file, second, ...more] = files;
    if (!file) return;
    if (more.length > 0) {
      (await loadUploads()).uploadManager.add(files, { dir: '', dirName: text.root });
      return navigate(fileStorePath);
    }
    setSending(true);
    try {
      const { uploadTable, uploadTogether } = await loadTogether();
      const found = await (second ? uploadTogether([file, second], may) : uploadTable(file));
      if (found === undefined) return;
      if (found === 'apart') {
        tell.note(text.apart);
        if (shown.current) await navigate(fileStorePath);
        return;
      }
      // Nobody is asked on a page that was left in the meantime.
      if (shown.current) setStored(found);
      else isStored(found);
    } catch (error) {
      tell.failed(error, text.notRead);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Button
        icon={<Upload aria-hidden size={16} strokeWidth={1.5} />}
        loading={sending}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        accept={accept}
        aria-label={children}
        hidden
        multiple
        onChange={({ target }) => {
          void send([...(target.files ?? [])]);
          // The same file may be chosen again after a failure.
          target.value = '';
        }}
        ref={input}
        type="file"
      />
      {stored && (
        <Suspense>
          <ToolDialog
            fits={(tool) => inputFor(tool, stored.name) !== undefined}
            hint={stored.groups ? text.uploadedBoth(stored.name, stored.groups.name) : text.uploaded(stored.name)}
            onChoose={(tool, found) => {
              const as = found ?? inputFor(tool, stored.name);
              const query = { file: stored.id, ...(as && { input: as }), groupsFile: stored.groups?.id };
              void navigate(toolFormPath(tool.id, query));
            }}
            onClose={() => setStored(undefined)}
            open
            table={{ id: stored.id }}
          />
        </Suspense>
      )}
    </>
  );
}
