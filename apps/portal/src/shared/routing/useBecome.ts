import { useNavigate } from 'react-router-dom';
import { usePageIdentity } from './pageIdentity.ts';
import { pageMoves } from './pageMoves.ts';

/**
 * Gives an open page the address of what it has made. It stays as it is, with its state, its focus and its tab; the
 * way back does not lead to the address it had before. Does nothing once the page is closed. The second argument is
 * the address with what the page shows at the moment, such as an open dialog.
 */
export function useBecome(): (address: string, now?: string) => void {
  const { id, signal } = usePageIdentity();
  const navigate = useNavigate();
  return (address, now = address) => {
    if (signal?.aborted) return;
    pageMoves.move(id, address);
    void navigate(now, { replace: true, preventScrollReset: true });
  };
}
