import { keptAnswers, type Answers, type AnswerValue } from '@panome/contract/questionnaire';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDirty } from '../../shared/routing/useDirty.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { storeAnswers, type Questionnaire } from './api.ts';
import { localAnswers } from './localAnswers.ts';

/** Time for a word to be finished before it is kept. */
const pause = 800;
/** After a draft could not be kept it is tried again, and as soon as the network is back. */
const again = 10_000;

export type Saving = { readonly state: 'none' | 'saving' | 'saved' | 'failed'; readonly at?: string };

/** The answers to one questionnaire, kept as they are given: here at once, on the server a moment later. */
export function useAnswers({ answers: stored, id, items, version }: Questionnaire) {
  const email = useSession()?.email ?? '';
  const [answers, setAnswers] = useState<Answers>(() => ({ ...stored, ...localAnswers.read(email, id) }));
  const [saving, setSaving] = useState<Saving>({ state: 'none' });
  const latest = useRef(answers);
  const unsaved = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useDirty(saving.state === 'failed');

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    if (!unsaved.current) return;
    unsaved.current = false;
    const sent = latest.current;
    setSaving({ state: 'saving' });
    try {
      const { updated_at } = await storeAnswers({ id, version, answers: keptAnswers(items, sent), submit: false });
      if (latest.current === sent) localAnswers.clear(email, id);
      setSaving({ state: 'saved', at: updated_at });
    } catch {
      unsaved.current = true;
      setSaving({ state: 'failed' });
    }
  }, [email, id, items, version]);

  useEffect(() => {
    const retry = () => void save();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      void save();
    };
  }, [save]);

  useEffect(() => {
    if (saving.state !== 'failed') return undefined;
    const retry = setTimeout(() => void save(), again);
    return () => clearTimeout(retry);
  }, [save, saving]);

  const change = (question: string, value: AnswerValue | undefined) => {
    const { [question]: _before, ...rest } = latest.current;
    latest.current = value === undefined ? rest : { ...rest, [question]: value };
    unsaved.current = true;
    localAnswers.write(email, id, latest.current);
    setAnswers(latest.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pause);
  };

  /** Sends them for good. @throws {CallError} */
  const submit = async (key: string) => {
    clearTimeout(timer.current);
    const wasUnsaved = unsaved.current;
    unsaved.current = false;
    try {
      await storeAnswers({ id, version, answers: keptAnswers(items, latest.current), submit: true }, key);
      localAnswers.clear(email, id);
    } catch (error) {
      unsaved.current = wasUnsaved;
      throw error;
    }
  };

  return { answers, change, saving, submit };
}
