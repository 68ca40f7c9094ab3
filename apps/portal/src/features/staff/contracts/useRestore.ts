import { useAlert } from '@panome/ui/alert-dialog';
import { call } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { contractsText as text } from './contracts.text.ts';
import type { Contract } from './TransferDialog.tsx';

/** Gives a withdrawn contract to its customer again, after a question. */
export function useRestore() {
  const alert = useAlert();
  const tell = useTell();
  const refresh = useRefreshStaff();
  return async ({ email, id, number, withdrawn_why }: Contract) => {
    const question = { title: text.restoreOf(number), description: text.restoreHelp(email, withdrawn_why) };
    if (!(await alert.confirm({ ...question, action: text.restore }))) return;
    try {
      await call('staffContractRestore', { id });
      await refresh();
      tell.done(text.restored(number, email));
    } catch (error) {
      tell.failed(error, text.restoreFailed);
    }
  };
}
