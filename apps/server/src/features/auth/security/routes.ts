import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { toTime } from '../../../platform/clock.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { originOf } from '../../../platform/access/origin.ts';
import { presentUser } from '../present.ts';
import type { SecurityService } from './service.ts';

const done = async (work: Promise<void>) => {
  await work;
  return null;
};

export function registerSecurity(app: FastifyInstance, security: SecurityService): void {
  registerCall(app, calls.userDetail, {
    policy: 'session',
    handler: async ({ actor }) => presentUser(await security.account(actor.id)),
  });
  registerCall(app, calls.userUpdate, {
    policy: 'session',
    handler: ({ actor, input }) => done(security.update(actor, input)),
  });
  registerCall(app, calls.userUpdatePassword, {
    policy: 'session',
    handler: ({ actor, input, request }) =>
      done(security.changePassword(actor, input.old_password, input.password, originOf(request))),
  });
  registerCall(app, calls.userSendEmailCode, {
    policy: 'session',
    handler: ({ actor, input, request }) => security.sendEmailCode(actor, input, originOf(request)),
  });
  registerCall(app, calls.userUpdateEmail, {
    policy: 'session',
    handler: ({ actor, input, request }) => done(security.changeEmail(actor, input, originOf(request))),
  });
  registerCall(app, calls.userSendPhoneCode, {
    policy: 'session',
    handler: ({ actor, input, request }) => security.sendPhoneCode(actor, input, originOf(request)),
  });
  registerCall(app, calls.userUpdatePhone, {
    policy: 'session',
    handler: ({ actor, input, request }) => done(security.changePhone(actor, input, originOf(request))),
  });
  registerCall(app, calls.userGetEnableEmail, {
    policy: 'session',
    handler: ({ actor }) => security.mailSwitches(actor),
  });
  registerCall(app, calls.userSetEnableEmail, {
    policy: 'session',
    handler: ({ actor, input }) => done(security.switchMail(actor, input.key, input.enabled)),
  });

  registerCall(app, calls.userSessionList, {
    policy: 'session',
    handler: async ({ actor }) => {
      const rows = await security.sessions(actor);
      const present = rows.map(({ agent, created_at, id, ip, last_seen }) => ({
        id,
        ip,
        agent,
        created_at: toTime(created_at),
        last_seen: toTime(last_seen),
        current: id === actor.sessionId,
      }));
      return present.toSorted((a, b) => Number(b.current) - Number(a.current));
    },
  });
  registerCall(app, calls.userSessionDelete, {
    policy: 'session',
    handler: async ({ actor, input, request }) => ({
      ended: await security.endSessions(actor, input.id, originOf(request)),
    }),
  });
}
