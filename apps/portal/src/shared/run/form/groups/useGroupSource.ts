import type { RequestOf } from '@panome/contract/client';
import { useText } from '@panome/ui/locale';
import { useEffect, useRef, useState } from 'react';
import { useMay } from '../../../access/index.ts';
import { call } from '../../../api/index.ts';
import { useTell } from '../../../page/index.ts';
import { problemsOf, type Problem } from '../../../tasks/index.ts';
import { referenceOf, type GroupScheme, type Recipe, type RecipeStep, type SampleFile } from '../toolForm.ts';
import { toolFormText } from '../toolForm.text.ts';

/** What a person asks for; kept groups are found without being asked for. */
export type GroupSource = Exclude<RequestOf<'toolGroupScheme'>['source'], { kind: 'names' | 'kept' }>;

/** After these repairs a table has other samples, or names them otherwise. */
const naming: readonly RecipeStep['repair'][] = [
  'orientation',
  'duplicate-sample',
  'label-rows',
  'not-samples',
  'sample-paths',
  'tidy-names',
];

/** Where groups come from that were set before. */
export type KeptFrom = { readonly task: string; readonly same_file: boolean };

type Grouped = {
  /** The file whose samples are grouped. */
  readonly of: SampleFile;
  readonly recipe: Recipe;
  readonly groups: GroupScheme | null;
  /** A file of groups that came with the table. */
  readonly brings?: string | undefined;
};

/**
 * Gets groups for the chosen table from a file, pasted text or the sample names, and says what did not fit. A table
 * without groups gets those of the file that came with it, those that it, or another table of the same samples, had
 * before, or those that stand in the table itself.
 */
export function useGroupSource(
  { brings, groups, of: { column, file, input }, recipe }: Grouped,
  onScheme: (scheme: GroupScheme | null, found?: boolean) => void,
) {
  const text = useText(toolFormText);
  const tell = useTell();
  const may = useMay();
  const [busy, setBusy] = useState<GroupSource['kind']>();
  const [missed, setMissed] = useState<string>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [kept, setKept] = useState<KeptFrom | null>(null);
  const [origin, setOrigin] = useState<'brought' | 'own'>();
  const toBring = useRef(brings);
  const asked = useRef<string>(undefined);
  const steps = recipe.steps.filter((step) => step.input === input && naming.includes(step.repair));
  const named = steps.map(({ choice, repair }) => `${repair} ${choice}`).join();
  const latest = useRef({ groups, onScheme, recipe });
  useEffect(() => {
    latest.current = { groups, onScheme, recipe };
  });
  // Once for each file and way to read it: whoever clears the groups does not want them back.
  useEffect(() => {
    let current = true;
    const isOther = asked.current !== file.file_id;
    asked.current = file.file_id;
    // Groups of the table itself make way for those that it has when it is read otherwise, and for those of another one.
    const former = origin === 'own' ? latest.current.groups : null;
    if (isOther) {
      setKept(null);
      setOrigin(undefined);
    }
    if (toBring.current !== undefined) {
      void load({ kind: 'file', file: { file_id: toBring.current } }, true);
      toBring.current = undefined;
      return;
    }
    if ((latest.current.groups && !former) || !may('toolGroupScheme')) return;
    void call('toolGroupScheme', {
      matrix: referenceOf(file),
      input,
      column,
      recipe: latest.current.recipe,
      source: { kind: 'kept' },
    }).then(
      (answer) => {
        // What the person set in the meantime counts more.
        if (!current || (latest.current.groups && latest.current.groups !== former)) return;
        if (answer.kept || answer.own) latest.current.onScheme(answer.scheme, true);
        else if (former && !isOther) latest.current.onScheme(null);
        setKept(answer.kept);
        setOrigin(answer.own ? 'own' : undefined);
      },
      // That the table cannot be read is said where it is checked.
      () => undefined,
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [file.file_id, named]);

  /** @param along - The file came with the table, and nobody chose it here. */
  const load = async (source: GroupSource, along = false) => {
    setBusy(source.kind);
    setProblems([]);
    setMissed(undefined);
    try {
      const answer = await call('toolGroupScheme', { matrix: referenceOf(file), input, column, recipe, source });
      const found = answer.scheme.groups;
      const guessed = source.kind === 'guess';
      // What was set before is worth more than nothing, than one group of all, and than a group for each sample.
      if (guessed && (found.length < 2 || found.every((group) => group.samples.length === 1)))
        return setMissed(text.guessMissed);
      setProblems(answer.problems);
      if (found.length === 0) return setMissed(text.groupsMissed);
      setKept(null);
      setOrigin(along ? 'brought' : undefined);
      onScheme(answer.scheme, along);
      const samples = found.reduce((sum, group) => sum + group.samples.length, 0);
      tell.done(text.groupsDone(found.length, samples));
    } catch (error) {
      const named = problemsOf(error);
      setProblems(named);
      if (named.length === 0) tell.failed(error, text.groupsFailed);
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    kept,
    load,
    missed,
    /** Groups that nobody asked for are those of the file that came with the table, or stand in it. */
    origin,
    problems,
    /** The user went on by hand. */ forget: () => {
      setMissed(undefined);
      setKept(null);
      setOrigin(undefined);
    },
  };
}
