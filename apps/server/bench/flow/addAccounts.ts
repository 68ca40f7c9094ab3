import { calls } from '@panome/contract';
import { openPlatform } from '../../src/platform/openPlatform.ts';
import { createAccounts } from '../../src/features/auth/index.ts';
import { hashPassword } from '../../src/platform/sessions/passwords.ts';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/platform/log.ts';
import { fetchCall } from '../../src/testing/runServer.ts';

const password = 'a long enough password';

/** Accounts in the database of a server that is running. @returns their tokens. */
export async function addAccounts(dataFolder: string, address: string, count: number): Promise<string[]> {
  const config = readConfig({ PANOME_DATA: dataFolder, PANOME_LOG_LEVEL: 'silent' });
  const platform = await openPlatform({ config, log: createLog('silent') });
  const passwordHash = await hashPassword(password);
  const emails = Array.from({ length: count }, (_, at) => `class${at}@example.com`);
  for (const email of emails)
    await createAccounts(platform.database).add({ email, name: email, passwordHash }, Date.now());
  await platform.database.destroy();
  const tokens: string[] = [];
  for (const email of emails)
    tokens.push((await fetchCall<{ token: string }>(address, calls.login, { email, password })).content.data.token);
  return tokens;
}
