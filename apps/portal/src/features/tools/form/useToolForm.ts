import { useEffect, useState } from 'react';
import { formDraft } from './formDraft.ts';
import type { OpenedForm } from './loadForm.ts';
import { defaultsOf, type ChosenFile, type FurtherInput, type GroupScheme, type OptionInput, type Tool, type ToolForm } from './toolForm.ts';

/** Holds what the user fills in, and keeps it as a draft until it is submitted. */
export function useToolForm(tool: Tool, opened: OpenedForm, redo: string) {
  const [form, setForm] = useState(opened.form);
  useEffect(() => {
    if (form !== opened.form) formDraft.write(tool.id, redo, form);
  }, [form, opened.form, redo, tool.id]);

  const patch = (next: Partial<ToolForm>) => setForm((before) => ({ ...before, ...next }));
  return {
    form,
    replace: setForm,
    setName: (name: string) => patch({ name }),
    setSeed: (seed: number | null) => patch({ seed }),
    /** Repairs were decided for the former file. */
    setFile: (matrix: ChosenFile | null) => patch({ matrix, repairs: {} }),
    setInput: (input: FurtherInput, file: ChosenFile | null) =>
      setForm((before) => {
        const { [input]: _former, ...rest } = before.more;
        return { ...before, more: file === null ? rest : { ...rest, [input]: file } };
      }),
    setGroups: (groups: GroupScheme | null) => patch({ groups }),
    setOption: (id: string, value: OptionInput) => setForm((before) => ({ ...before, options: { ...before.options, [id]: value } })),
    resetOptions: () => patch({ options: defaultsOf(tool), seed: 1 }),
    setRepair: (id: string, choice: string | null) =>
      setForm((before) => {
        const { [id]: _former, ...rest } = before.repairs;
        return { ...before, repairs: choice === null ? rest : { ...rest, [id]: choice } };
      }),
  };
}
export type ToolFormState = ReturnType<typeof useToolForm>;
