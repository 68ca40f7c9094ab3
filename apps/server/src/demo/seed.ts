import { createAccounts } from '../features/auth/index.ts';
import type { Platform } from '../platform/platform.ts';
import { hashPassword } from '../platform/sessions/passwords.ts';
import { demoAccounts } from './accounts.ts';

/** Makes the demo accounts that are not there yet; in production it does nothing. */
export async function seedDemo({ config, database, clock }: Platform): Promise<void> {
  if (config.mode !== 'demo') return;
  const accounts = createAccounts(database);
  for (const { email, password, name } of demoAccounts) {
    if (await accounts.findByEmail(email)) continue;
    await accounts.add(
      { email, name, passwordHash: await hashPassword(password), profile: { company: 'Panome', country: '中国' } },
      clock.now(),
    );
  }
}
