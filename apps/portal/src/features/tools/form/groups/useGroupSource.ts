import type { RequestOf } from '@panome/contract/client';
import { useText } from '@panome/ui/locale';
import { useState } from 'react';
import { call } from '../../../../shared/api/index.ts';
import { useTell } from '../../../../shared/page/index.ts';
import { problemsOf, type Problem } from '../../../../shared/tasks/index.ts';
import { referenceOf, type GroupScheme, type Recipe, type SampleFile } from '../toolForm.ts';
import { toolFormText } from '../toolForm.text.ts';

export type GroupSource = RequestOf<'toolGroupScheme'>['source'];

/** Gets groups for the chosen table from a file, pasted text or the sample names, and says what did not fit. */
export function useGroupSource(
  { column, file, input }: SampleFile,
  recipe: Recipe,
  onScheme: (scheme: GroupScheme) => void,
) {
  const text = useText(toolFormText);
  const tell = useTell();
  const [busy, setBusy] = useState<GroupSource['kind']>();
  const [missed, setMissed] = useState<string>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);

  const load = async (source: GroupSource) => {
    setBusy(source.kind);
    setProblems([]);
    setMissed(undefined);
    try {
      const answer = await call('toolGroupScheme', { matrix: referenceOf(file), input, column, recipe, source });
      const { groups } = answer.scheme;
      const guessed = source.kind === 'guess';
      // What was set before is worth more than nothing, and than a group for each sample.
      if (guessed && groups.every((group) => group.samples.length === 1)) return setMissed(text.guessMissed);
      setProblems(answer.problems);
      if (groups.length === 0) return setMissed(text.groupsMissed);
      onScheme(answer.scheme);
      const samples = groups.reduce((sum, group) => sum + group.samples.length, 0);
      tell.done(text.groupsDone(groups.length, samples));
    } catch (error) {
      const named = problemsOf(error);
      setProblems(named);
      if (named.length === 0) tell.failed(error, text.groupsFailed);
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, load, missed, problems, /** The user went on by hand. */ forget: () => setMissed(undefined) };
}
