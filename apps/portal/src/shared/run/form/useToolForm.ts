import { useEffect, useState } from 'react';
import { formDraft } from './formDraft.ts';
import type { OpenedForm } from './loadForm.ts';
import {
  defaultsOf,
  stepsOf,
  withoutInput,
  withSteps,
  type ChosenFile,
  type FurtherInput,
  type GroupScheme,
  type OptionInput,
  type RecipeStep,
  type Tool,
  type ToolForm,
} from './toolForm.ts';

/** Holds what the user fills in, and keeps it as a draft until it is submitted. */
export function useToolForm(tool: Tool, opened: OpenedForm, redo: string) {
  /** The form, and what it was before anything was filled in by hand. */
  const [{ begun, form }, setBoth] = useState({ begun: opened.form, form: opened.form });
  const setForm = (change: (before: ToolForm) => ToolForm) =>
    setBoth((before) => ({ ...before, form: change(before.form) }));
  /** What the page finds out by itself is not filled in by anybody. */
  const takeByItself = (change: (before: ToolForm) => ToolForm) =>
    setBoth((before) => {
      const next = change(before.form);
      return { form: next, begun: before.form === before.begun ? next : before.begun };
    });
  const touched = opened.touched || form !== begun;
  useEffect(() => {
    if (form !== opened.form) formDraft.write(tool.id, redo, { form, touched });
  }, [form, opened.form, redo, tool.id, touched]);

  // What was decided about the file that another one took the place of; it is offered for that one.
  const [dropped, setDropped] = useState<Readonly<Record<string, readonly RecipeStep[]>>>({});
  const drop = (input: string) => {
    const steps = stepsOf(form.recipe, input);
    if (steps.length > 0) setDropped((before) => ({ ...before, [input]: steps }));
  };

  const patch = (next: Partial<ToolForm>) => setForm((before) => ({ ...before, ...next }));
  return {
    form,
    /** It holds what was filled in by hand. */
    touched,
    replace: (next: ToolForm) => setForm(() => next),
    setName: (name: string) => patch({ name }),
    setSeed: (seed: number | null) => patch({ seed }),
    dropped,
    /** What was decided belongs to the former file; to read the same one otherwise changes nothing about it. */
    setFile: (matrix: ChosenFile | null) => {
      if (form.matrix?.file_id === matrix?.file_id) return patch({ matrix });
      drop('matrix');
      setForm((before) => ({ ...before, matrix, recipe: withoutInput(before.recipe, 'matrix') }));
    },
    setInput: (input: FurtherInput, file: ChosenFile | null) => {
      const same = form.more[input]?.file_id === file?.file_id;
      if (!same) drop(input);
      setForm((before) => {
        const { [input]: _former, ...rest } = before.more;
        return {
          ...before,
          more: file === null ? rest : { ...rest, [input]: file },
          recipe: same ? before.recipe : withoutInput(before.recipe, input),
        };
      });
    },
    setGroups: (groups: GroupScheme | null) => patch({ groups }),
    /** Groups that were found for the file, without anybody asking for them. */
    takeGroups: (groups: GroupScheme) => takeByItself((before) => ({ ...before, groups })),
    setOption: (id: string, value: OptionInput) =>
      setForm((before) => ({ ...before, options: { ...before.options, [id]: value } })),
    resetOptions: () => patch({ options: defaultsOf(tool), seed: 1, judged: undefined }),
    /** What the values of a file say about the options, once for each file. */
    judge: (file: string, options: ToolForm['options']) =>
      takeByItself((before) => ({ ...before, options: { ...before.options, ...options }, judged: file })),
    /** All that is decided about one file. */
    setSteps: (input: string, steps: readonly RecipeStep[]) =>
      setForm((before) => ({ ...before, recipe: withSteps(before.recipe, input, steps) })),
  };
}
export type ToolFormState = ReturnType<typeof useToolForm>;
