import { systemClock } from '../../../../platform/clock.ts';
import { openDatabase } from '../../../../platform/database/open.ts';
import { newId } from '../../../../platform/ids.ts';
import { createLedger } from '../ledger.ts';

/** Books gains and losses of one account in the data folder that it is given, until somebody kills it. */
const database = openDatabase({ dataFolder: process.argv[2]!, databaseUrl: undefined });
await database
  .insertInto('account')
  .values({
    id: 'a',
    email: 'a',
    email_key: 'a',
    password_hash: '',
    name: '',
    profile: '{}',
    roles: '[]',
    disabled: 0,
    created_at: 0,
    activated_at: 0,
  })
  .onConflict((on) => on.doNothing())
  .execute();
const ledger = createLedger({ clock: systemClock });
for (let count = 0; ; count += 1) {
  const booking = { rule: 'adjust', occasion: newId(), amount: count % 3 === 2 ? -5 : 7, note: '' };
  // One after the other: each is on the disk before the next begins.
  // oxlint-disable-next-line no-await-in-loop
  await database.transaction().execute((transaction) => ledger.book(transaction, 'a', booking));
  process.stdout.write(`${count}\n`);
}
