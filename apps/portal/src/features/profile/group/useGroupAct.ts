import { useState } from 'react';
import { useTell } from '../../../shared/page/index.ts';
import { useRefreshGroups } from './api.ts';
import { groupText as text } from './group.text.ts';

/** Does one thing to a group, says so, and shows what came of it. */
export function useGroupAct() {
  const tell = useTell();
  const refresh = useRefreshGroups();
  const [busy, setBusy] = useState('');
  const act = async (name: string, work: () => Promise<unknown>, done: string) => {
    setBusy(name);
    try {
      await work();
      tell.done(done);
      await refresh();
    } catch (error) {
      tell.failed(error, text.failed);
    } finally {
      setBusy('');
    }
  };
  return { act, busy };
}
