import { calls, code } from '@panome/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toTime } from '../../platform/clock.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { tokenOf } from '../../platform/http/session.ts';
import { presentPermissions, presentUser, profileOf } from './present.ts';
import type { AuthService } from './service.ts';

const originOf = (request: FastifyRequest) => ({
  ip: request.ip,
  agent: request.headers['user-agent'] ?? '',
  requestId: request.id,
});

export function registerRoutes(app: FastifyInstance, auth: AuthService): void {
  registerCall(app, calls.login, {
    policy: 'public',
    handler: async ({ input, request }) => {
      const { token, expiresAt, account } = await auth.login(input.email, input.password, originOf(request));
      const { head_image_path } = profileOf(account);
      return {
        token,
        expires_at: toTime(expiresAt),
        name: account.name,
        email: account.email,
        head_image_path,
        welcome: `欢迎回来，${account.name}`,
      };
    },
  });

  registerCall(app, calls.logout, {
    policy: 'public',
    handler: async ({ request }) => {
      await auth.logout(tokenOf(request), originOf(request));
      // The specification's success of a logout is the code of a session that is over.
      throw new Refusal({ status: 200, code: code.sessionOver, showMsg: '已退出登录' });
    },
  });

  registerCall(app, calls.getPermission, {
    policy: 'session',
    handler: ({ actor }) => ({
      tree: [...actor.tree],
      marks: [...actor.marks],
      permissions: presentPermissions(actor.tree),
    }),
  });

  registerCall(app, calls.userDetail, {
    policy: 'session',
    handler: async ({ actor }) => presentUser(await auth.account(actor.id)),
  });

  registerCall(app, calls.incrUserStatistics, {
    policy: 'session',
    handler: async ({ actor }) => ({ counted: await auth.countDailyLogin(actor.id) }),
  });
}
