import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../../platform/http/envelope.ts';
import { badInput, conflict, notFound } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { resultsFolder } from '../../../results/resultFolder.ts';
import { createAccountDesk, emailKey } from '../../auth/index.ts';
import { createRecord } from '../record.ts';

/** Accounts: who there is, what they may do, and how long. */
export function registerAccounts(app: FastifyInstance): void {
  const { config, sessions } = app.platform;
  const desk = createAccountDesk(app.platform);
  const record = createRecord(app.platform);
  const load = async (id: string) => {
    const found = await desk.find(id);
    if (!found) throw notFound();
    return found;
  };
  const detail = async (id: string, actorId: string) => desk.detail(await load(id), actorId);

  registerCall(app, calls.staffAccountList, {
    policy: 'admin:read',
    handler: async ({ input }) => {
      const { rows, total } = await desk.page(input, windowOf(input));
      return page(rows.map(desk.present), total);
    },
  });
  registerCall(app, calls.staffRoleList, { policy: 'admin:read', handler: () => desk.roles() });
  registerCall(app, calls.staffAccountDetail, {
    policy: 'admin:read',
    handler: ({ actor, input }) => detail(input.id, actor.id),
  });
  registerCall(app, calls.staffAccountBlock, {
    policy: 'admin:update',
    handler: async ({ actor, input: { blocked, id }, request }) => {
      const row = await load(id);
      const fault = blocked ? await desk.blockFault(row, actor.id) : '';
      if (fault) throw conflict(fault);
      await desk.setBlocked(row, blocked);
      await record(request, actor, blocked ? 'account.disable' : 'account.enable', id);
      return detail(id, actor.id);
    },
  });
  registerCall(app, calls.staffAccountEndSessions, {
    policy: 'admin:update',
    handler: async ({ actor, input: { id, session_id }, request }) => {
      await load(id);
      if (session_id) await sessions.closeOne(id, session_id);
      else await sessions.closeAll(id, actor.sessionId);
      await record(request, actor, 'account.end-sessions', `${id} ${session_id ?? '*'}`);
      return detail(id, actor.id);
    },
  });
  registerCall(app, calls.staffAccountQuota, {
    policy: 'admin:update',
    handler: async ({ actor, input: { bytes, id }, request }) => {
      await desk.setQuota(await load(id), bytes);
      await record(request, actor, 'account.quota', `${id} ${bytes ?? 'usual'}`);
      return detail(id, actor.id);
    },
  });
  registerCall(app, calls.staffAccountRole, {
    policy: 'admin:update',
    handler: async ({ actor, input: { holds, id, role }, request }) => {
      const fault = await desk.setRole(await load(id), role, holds);
      if (fault) throw conflict(fault);
      await record(request, actor, holds ? 'role.add' : 'role.remove', `${id} ${role}`);
      return detail(id, actor.id);
    },
  });
  registerCall(app, calls.staffAccountSecondFactor, {
    policy: 'admin:update',
    handler: async ({ actor, input: { id }, request }) => {
      const row = await load(id);
      // With the session alone nobody gets rid of the own one; another administrator helps.
      if (row.id === actor.id) throw conflict('不能重置自己的两步验证，请在账号安全中停用，或请其他管理员帮助');
      if (!(await desk.resetSecondFactor(row))) throw conflict('此账号没有启用两步验证');
      await record(request, actor, 'second-factor.reset', id);
      return detail(id, actor.id);
    },
  });
  registerCall(app, calls.staffAccountDelete, {
    policy: 'admin:update',
    handler: async ({ actor, input: { email, id }, request }) => {
      const row = await load(id);
      if (emailKey(email) !== row.email_key) throw badInput('输入的邮箱与账号不一致，没有删除');
      const fault = await desk.deleteFault(row, actor.id);
      if (fault) throw conflict(fault);
      const results = await desk.remove(row);
      await record(request, actor, 'account.delete', `${id} ${row.email}`);
      for (const path of await app.taskQueue.tasks.unused(results))
        await rm(join(resultsFolder(config.dataFolder), path), { recursive: true, force: true });
      return null;
    },
  });
}
