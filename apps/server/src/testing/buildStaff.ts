import type { TestApp } from './buildTestApp.ts';

/** Somebody of the staff with these roles, and an open session. */
export async function buildStaff(test: TestApp, name: string, roles: readonly string[]) {
  const person = await test.buildUser(name);
  await test.platform.database
    .updateTable('account')
    .set({ roles: JSON.stringify(roles) })
    .where('id', '=', person.id)
    .execute();
  return person;
}

/** What the audit log says that somebody did, oldest first. */
export const actsOf = async (test: TestApp, id: string): Promise<string[]> =>
  (
    await test.platform.database
      .selectFrom('audit_event')
      .select(['action', 'object'])
      .where('actor_id', '=', id)
      .orderBy('seq')
      .execute()
  ).map(({ action }) => action);
