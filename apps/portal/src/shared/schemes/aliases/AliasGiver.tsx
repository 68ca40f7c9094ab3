import { aliasRows, readAliases } from '@panome/analysis/groups';
import { Button } from '@panome/ui/button';
import { FilePickerField, type PickedFile } from '@panome/ui/file-picker';
import { ProblemList } from '@panome/ui/problem-list';
import { Stack } from '@panome/ui/stack';
import { TextArea } from '@panome/ui/text-area';
import { useState } from 'react';
import { useMay } from '../../access/index.ts';
import { call } from '../../api/index.ts';
import { useFilePicker } from '../../files/index.ts';
import { useTell } from '../../page/index.ts';
import { toListProblems, type Problem } from '../../tasks/index.ts';
import type { SampleAlias } from './aliasScheme.ts';
import { aliasesText as text } from './aliases.text.ts';

type AliasGiverProps = {
  /** Of the groups. */
  readonly samples: readonly string[];
  readonly onGive: (aliases: readonly SampleAlias[]) => void;
};

const longest = 2_000;
const atOnce = 200;

/** The rows of a file of two columns, the first of them perhaps a heading. @throws {CallError} */
async function rowsOf(id: string): Promise<readonly (readonly string[])[] | { readonly tooLong: number }> {
  const window = { id, limit: atOnce, column_limit: 3 };
  const first = await call('fileStorePreview', { ...window, offset: 0 });
  if (first.total_rows > longest) return { tooLong: first.total_rows };
  const offsets = Array.from({ length: Math.ceil(first.total_rows / atOnce) - 1 }, (_, at) => (at + 1) * atOnce);
  const more = await Promise.all(offsets.map((offset) => call('fileStorePreview', { ...window, offset })));
  return [first.header, ...[first, ...more].flatMap(({ rows }) => rows)];
}

/** A table of two columns, typed, pasted or from a file. */
export function AliasGiver({ onGive, samples }: AliasGiverProps) {
  const [typed, setTyped] = useState('');
  const [file, setFile] = useState<PickedFile | null>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const picker = useFilePicker();
  const tell = useTell();
  const mayRead = useMay()('fileStorePreview');

  const give = (rows: readonly (readonly string[])[]) => {
    const read = readAliases(rows, samples);
    setProblems(read.problems);
    if (read.problems.length > 0) return false;
    onGive(read.aliases);
    tell.done(text.applied(read.aliases.length));
    return true;
  };
  const choose = async (next: PickedFile | null) => {
    setFile(next);
    setProblems([]);
    if (!next) return;
    setBusy(true);
    try {
      const rows = await rowsOf(next.id);
      if ('tooLong' in rows)
        setProblems([
          {
            code: 'alias-file-long',
            severity: 'error',
            what: text.fileTooLong(rows.tooLong),
            remedy: text.fileShorten,
          },
        ]);
      else give(rows);
    } catch (error) {
      tell.failed(error, text.fileFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack>
      <TextArea
        help={text.typedHelp}
        label={text.typed}
        onValueChange={setTyped}
        placeholder={text.typedExample}
        rows={4}
        value={typed}
      />
      <div>
        <Button disabled={typed.trim() === ''} onClick={() => give(aliasRows(typed)) && setTyped('')}>
          {text.apply}
        </Button>
      </div>
      {mayRead && (
        <FilePickerField
          {...picker}
          disabled={busy}
          help={text.fileHelp}
          label={text.file}
          onValueChange={(next) => void choose(next)}
          value={file}
        />
      )}
      <ProblemList problems={toListProblems(problems)} />
    </Stack>
  );
}
