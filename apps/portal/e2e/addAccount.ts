import { admin } from './admin.ts';
import type { RunningServer } from './server.ts';
import { openSession, type Account } from './session.ts';

let made = 0;

/** A new account, which owns nothing. The roles are given by the demo's administrator. */
export async function addAccount(server: RunningServer, name: string, roles: readonly string[] = []): Promise<Account> {
  const email = `added-${(made += 1)}-${process.pid}@example.com`;
  const password = /[\w-]{20}/.exec(await admin(server, 'user', 'add', email, name))![0];
  if (roles.length === 0) return { email, password };
  const office = await openSession(server.address, { email: 'admin@panome.dev', password: 'panome-admin' });
  const [account] = await office.call('staffAccountList', { search: email });
  for (const role of roles) await office.call('staffAccountRole', { id: account!.id, role, holds: true });
  return { email, password };
}
