import { useRef, useState } from 'react';
import { cleanName, nameProblem, splitExtension, type NameProblem } from './fileName.ts';

type RenameOptions = {
  value: string;
  isFile: boolean;
  onRename: (name: string) => Promise<void>;
};

/** What stands in the way of saving; `failed` with the caller's own words where its error has some. */
export type RenameProblem = NameProblem | { failed: string };

/** Holds the draft of a name, without its extension, from the first keystroke until it is saved or given up. */
export function useRename({ isFile, onRename, value }: RenameOptions) {
  const { base, extension } = isFile ? splitExtension(value) : { base: value, extension: '' };
  const [draft, setDraft] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<RenameProblem>();
  // Enter saves and then the field loses the focus, which saves too: state is too slow to tell the second from the
  // first.
  const busy = useRef(false);

  const end = () => {
    setDraft(null);
    setProblem(undefined);
  };
  /** @returns Whether editing is over. */
  const save = async (): Promise<boolean> => {
    if (draft === null || busy.current) return false;
    const name = cleanName(draft);
    if (name === cleanName(base)) {
      end();
      return true;
    }
    const wrong = nameProblem(name, extension);
    setProblem(wrong);
    if (wrong) return false;

    busy.current = true;
    setSaving(true);
    try {
      await onRename(name + extension);
      end();
      return true;
    } catch (error) {
      setProblem({ failed: error instanceof Error ? error.message : '' });
      return false;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return {
    begin: () => setDraft(base),
    cancel: end,
    change: (text: string) => {
      setDraft(text);
      setProblem(undefined);
    },
    draft,
    extension,
    problem,
    save,
    saving,
  };
}
