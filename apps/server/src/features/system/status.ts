import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { demoAccounts } from '../../demo/accounts.ts';
import { toTime } from '../../platform/clock.ts';
import { currentMaintenance, worksDuringMaintenance } from '../../platform/http/maintenance.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { currentNotices } from './repository.ts';

const product = 'Panome 全组学云';

export function registerStatus(app: FastifyInstance): void {
  const { areas, config, database, clock } = app.platform;

  registerCall(app, calls.isMaintain, {
    policy: 'public',
    handler: async ({ actor }) => ({
      is_maintain:
        !worksDuringMaintenance(actor) && (await currentMaintenance(app.platform)) ? (1 as const) : (0 as const),
      build: app.build,
      product,
      areas: [...(await areas.filled())],
      demo: config.showsDemo
        ? { accounts: demoAccounts.map(({ email, password, label }) => ({ email, password, label })) }
        : null,
    }),
  });

  registerCall(app, calls.maintainContent, {
    policy: 'public',
    handler: async () => {
      const maintenance = await currentMaintenance(app.platform);
      if (!maintenance) return { title: '系统运行正常', content: '当前没有维护安排', until: null };
      const { title, content, until } = maintenance;
      return { title, content, until: until === null ? null : toTime(until) };
    },
  });

  registerCall(app, calls.noticeInEffective, {
    policy: 'public',
    handler: async () => {
      const rows = await currentNotices(database, clock.now());
      return rows.map(({ starts_at, ...notice }) => ({ ...notice, starts_at: toTime(starts_at) }));
    },
  });
}
