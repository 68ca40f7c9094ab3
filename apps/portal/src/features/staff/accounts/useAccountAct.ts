import { useTell } from '../../../shared/page/index.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { accountsText as text } from './accounts.text.ts';

/** Does something to an account, tells it, and asks again for what shows it. */
export function useAccountAct() {
  const tell = useTell();
  const refresh = useRefreshStaff();
  return async (act: () => Promise<unknown>, said: string, failed: string = text.saveFailed): Promise<boolean> => {
    try {
      await act();
      await refresh();
      tell.done(said);
      return true;
    } catch (error) {
      tell.failed(error, failed);
      return false;
    }
  };
}
