import { day } from '@panome/contract/durations';
import { createAccounts } from '../features/auth/index.ts';
import { newId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';

/** The project of a contract that is shared in demo mode. */
export type DemoShare = {
  readonly number: string;
  readonly to: string;
  readonly role: 'view' | 'analyse';
  readonly message: string;
  readonly received: boolean;
};

/** Written straight into the table, because the demo should not start with notifications about acts of nobody. */
export async function share(
  { clock, database }: Platform,
  { message, number, received, role, to }: DemoShare,
): Promise<void> {
  const project = await database
    .selectFrom('project')
    .innerJoin('contract', 'contract.id', 'project.contract_id')
    .select(['project.id', 'project.owner_id'])
    .where('contract.number', '=', number)
    .executeTakeFirstOrThrow();
  const receiver = await createAccounts(database).findByEmail(to);
  const now = clock.now();
  const row = {
    id: newId(),
    project_id: project.id,
    owner_id: project.owner_id,
    receiver_email: to,
    receiver_key: to,
    receiver_id: receiver!.id,
    role,
    message,
    state: received ? 'received' : 'pending',
    created_at: now,
    expires_at: now + 30 * day,
    received_at: received ? now : null,
    ended_at: null,
  };
  await database
    .insertInto('project_share')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute();
}
