import { useAlert } from '@panome/ui/alert-dialog';
import { logOut } from './logOut.ts';

/** Logs the person out, who is asked where the server does not confirm it. */
export function useLogout() {
  const alert = useAlert();
  return () => logOut(alert.confirm);
}
