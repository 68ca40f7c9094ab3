import { useAlert } from '@panome/ui/alert-dialog';
import { call, messageOf } from '../shared/api/index.ts';
import { session } from '../shared/session/sessionStore.ts';

/**
 * Ends the session here and on the server. Without the server's answer the person decides whether to leave this machine
 * anyway (decision E-03).
 */
export function useLogout() {
  const alert = useAlert();
  return async () => {
    try {
      await call('logout', {});
      session.end('logout');
    } catch (error) {
      const leave = await alert.confirm({
        title: '退出登录失败',
        description: `${messageOf(error)}。仍要清除本机的登录信息吗？`,
        action: '清除并退出',
      });
      if (leave) session.end('logout');
    }
  };
}
