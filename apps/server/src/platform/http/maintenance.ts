import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import type { Actor } from '../access/actor.ts';
import { unavailable } from './refusal.ts';
import { tokenOf } from './session.ts';

export type Maintenance = {
  readonly title: string;
  readonly content: string;
  /** The planned end in epoch milliseconds, or null when it is not known. */ readonly until: number | null;
};

const key = 'maintenance';
const open = new Set<string>(
  [
    calls.isMaintain,
    calls.maintainContent,
    calls.logout,
    // An administrator, who may have to log in, goes on working and ends the maintenance.
    calls.login,
    calls.getCaptcha,
    calls.sendVerifyCode,
    calls.loginByVerifyCode,
    calls.getPermission,
  ].map(({ path }) => path),
);

/** Whether maintenance does not hold somebody up. */
export const worksDuringMaintenance = (actor: Actor | null): boolean => actor?.marks.has('Admin') ?? false;

/** The current maintenance, or null. */
export async function currentMaintenance({ database }: Pick<Platform, 'database'>): Promise<Maintenance | null> {
  const row = await database.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row ? (JSON.parse(row.value) as Maintenance) : null;
}

/** Turns maintenance on; null turns it off. */
export async function setMaintenance(
  { database }: Pick<Platform, 'database'>,
  maintenance: Maintenance | null,
): Promise<void> {
  if (!maintenance) return void (await database.deleteFrom('setting').where('key', '=', key).execute());
  const row = { key, value: JSON.stringify(maintenance) };
  await database
    .insertInto('setting')
    .values(row)
    .onConflict((on) => on.column('key').doUpdateSet(row))
    .execute();
}

/** Decision E-40: while it is on, every other call answers 503; administrators go on working. */
export function refuseDuringMaintenance(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const path = request.url.split('?')[0]!;
    if (!path.startsWith('/api/') || open.has(path)) return;
    if (!(await currentMaintenance(app.platform))) return;
    const token = tokenOf(request);
    if (token && worksDuringMaintenance(await app.platform.sessions.find(token))) return;
    throw unavailable('系统维护中，请稍后再来', 30);
  });
}
