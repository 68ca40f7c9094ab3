import { useToast } from '@panome/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { refusals } from '../shared/api/index.ts';
import { session } from '../shared/session/sessionStore.ts';
import { frameRules } from './frameRules.ts';

/**
 * Notifies what the server refused for want of a permission or of a valid login (specification 8), and the end of a
 * session on pages that can be read without one; the others lead to the login, which says it.
 */
export function Refusals() {
  const toast = useToast();
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      refusals.subscribe(({ requestId, title, what }) => {
        // Taken away a moment ago, most likely: what is offered follows.
        void mutate((key) => Array.isArray(key) && key[0] === 'getPermission');
        toast.error(`${title}：${what}`, requestId ? { details: { requestId } } : {});
      }),
    [mutate, toast],
  );
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const ended = useEffectEvent(() => {
    if (!frameRules.needsSession(pathname))
      toast.info('登录已过期，已退出登录', {
        action: { label: '重新登录', onClick: () => void navigate('/user/login') },
      });
  });
  useEffect(() => session.onEnd((reason) => reason === 'expired' && ended()), []);
  return null;
}
