import { call, messageOf } from '../shared/api/index.ts';
import { session } from '../shared/session/sessionStore.ts';

/** What is asked when the server has not confirmed a logout. */
export type LogoutQuestion = { readonly title: string; readonly description: string; readonly action: string };

/**
 * Ends the session on the server and here. Without the server's answer the person decides whether to leave this machine
 * anyway (decision E-03).
 *
 * @param ask - Resolves to true when this machine is to forget the login.
 */
export async function logOut(ask: (question: LogoutQuestion) => Promise<boolean>): Promise<void> {
  try {
    await call('logout', {});
  } catch (error) {
    const leave = await ask({
      title: '退出登录失败',
      description: `${messageOf(error)}。仍要清除本机的登录信息吗？`,
      action: '清除并退出',
    });
    if (!leave) return;
  }
  session.end('logout');
}
