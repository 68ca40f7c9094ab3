import { calls } from '@panome/contract';
import type { OutboxMessage, StaffAuditEvent } from '@panome/contract';
import { day } from '@panome/contract/durations';
import type { FastifyInstance } from 'fastify';
import { startOfLocalDay, toTime } from '../../../platform/clock.ts';
import type { OutboxRow } from '../../../platform/database/schema/accounts.ts';
import { page, windowOf } from '../../../platform/http/envelope.ts';
import { currentMaintenance, setMaintenance } from '../../../platform/http/maintenance.ts';
import { badInput, conflict } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { operationRows as rows, type FoundEvent } from '../operation/repository.ts';
import { createRecord } from '../record.ts';

const presentMessage = (row: OutboxRow): OutboxMessage => ({
  id: row.id,
  channel: row.channel as OutboxMessage['channel'],
  address: row.address,
  subject: row.subject,
  state: row.state as OutboxMessage['state'],
  attempts: row.attempts,
  created_at: toTime(row.created_at),
  next_at: row.state === 'queued' ? toTime(row.not_before) : null,
});

const presentEvent = ({ actor_id, at, email, ...event }: FoundEvent): StaffAuditEvent => ({
  ...event,
  at: toTime(at),
  actor: email ?? actor_id,
});

/** The outbox, the audit log, and maintenance. */
export function registerOperation(app: FastifyInstance): void {
  const { audit, clock, database } = app.platform;
  const record = createRecord(app.platform);
  const maintenance = async () => {
    const current = await currentMaintenance(app.platform);
    if (!current) return { on: false, title: '', content: '', until: null };
    return { ...current, on: true, until: current.until === null ? null : toTime(current.until) };
  };

  registerCall(app, calls.staffOutboxList, {
    policy: 'admin:read',
    handler: async ({ input }) => {
      const { rows: found, total } = await rows.outbox(database, input, windowOf(input));
      return page(found.map(presentMessage), total);
    },
  });
  registerCall(app, calls.staffOutboxRetry, {
    policy: 'admin:update',
    handler: async ({ actor, input, request }) => {
      const row = await rows.retry(database, input.id, clock.now());
      if (!row) throw conflict('这封邮件不在失败状态，请刷新后查看');
      await record(request, actor, 'outbox.retry', row.id);
      return presentMessage(row);
    },
  });
  registerCall(app, calls.staffAuditList, {
    policy: 'admin:read',
    handler: async ({ input: { from, to, ...input } }) => {
      const filter = {
        ...input,
        since: from === undefined ? undefined : startOfLocalDay(from),
        before: to === undefined ? undefined : startOfLocalDay(to) + day,
      };
      const { rows: found, total } = await rows.audit(database, filter, windowOf(input));
      return page(found.map(presentEvent), total);
    },
  });
  registerCall(app, calls.staffAuditVerify, {
    policy: 'admin:read',
    handler: async ({ actor, request }) => {
      const { breaks, events } = await audit.verify();
      await record(request, actor, 'audit.verify', `${events} ${breaks.length}`);
      return { events, breaks };
    },
  });
  registerCall(app, calls.staffMaintenance, { policy: 'admin:read', handler: maintenance });
  registerCall(app, calls.staffMaintenanceStore, {
    policy: 'admin:update',
    handler: async ({ actor, input: { content, on, until }, request }) => {
      const end = until === null ? null : Date.parse(until);
      if (on && end !== null && end <= clock.now()) throw badInput('预计结束时间应晚于现在');
      const words = content || '系统正在升级，请稍后再来';
      await setMaintenance(app.platform, on ? { title: '系统维护中', content: words, until: end } : null);
      await record(request, actor, on ? 'maintain.on' : 'maintain.off', on ? words : '');
      return maintenance();
    },
  });
}
