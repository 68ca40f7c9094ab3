import { calls, code } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { toTime } from '../../../platform/clock.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { refusedCalls } from '../../../platform/access/refusedCalls.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { tokenOf } from '../../../platform/http/session.ts';
import { originOf } from '../../../platform/access/origin.ts';
import { presentPermissions, profileOf } from '../present.ts';
import type { LoginService } from './service.ts';

type Opened = Awaited<ReturnType<LoginService['login']>>;

const presentLogin = ({ account, expiresAt, token }: Opened) => ({
  token,
  expires_at: toTime(expiresAt),
  name: account.name,
  email: account.email,
  head_image_path: profileOf(account).head_image_path,
  welcome: `欢迎回来，${account.name}`,
});

export function registerLogin(app: FastifyInstance, logins: LoginService): void {
  registerCall(app, calls.getCaptcha, {
    policy: 'public',
    handler: ({ request }) => app.platform.captcha.make(request.ip),
  });

  registerCall(app, calls.login, {
    policy: 'public',
    handler: async ({ input: { email, password, ...answer }, request }) =>
      presentLogin(await logins.login(email, password, answer, originOf(request))),
  });

  registerCall(app, calls.sendVerifyCode, {
    policy: 'public',
    handler: ({ input: { email, ...answer }, request }) => logins.sendCode(email, answer, originOf(request)),
  });

  registerCall(app, calls.loginByVerifyCode, {
    policy: 'public',
    handler: async ({ input: { email, ticket, verify_code }, request }) =>
      presentLogin(await logins.loginByCode(email, ticket, verify_code, originOf(request))),
  });

  registerCall(app, calls.loginSecond, {
    policy: 'public',
    handler: async ({ input: { code: typed, second }, request }) =>
      presentLogin(await logins.loginSecond(second, typed, originOf(request))),
  });

  registerCall(app, calls.logout, {
    policy: 'public',
    handler: async ({ request }) => {
      await logins.logout(tokenOf(request), originOf(request));
      // A successful logout answers with the code of an ended session, as the specification wants it.
      throw new Refusal({ status: 200, code: code.sessionOver, showMsg: '已退出登录' });
    },
  });

  registerCall(app, calls.getPermission, {
    policy: 'session',
    handler: async ({ actor }) => ({
      tree: [...actor.tree],
      marks: [...actor.marks],
      permissions: presentPermissions(actor.tree),
      refused: refusedCalls(actor, app.servedCalls),
      waiting: await app.platform.sessions.waitingRoles(actor.id),
    }),
  });

  registerCall(app, calls.incrUserStatistics, {
    policy: 'session',
    handler: async ({ actor }) => ({ counted: await logins.countDailyLogin(actor.id) }),
  });
}
