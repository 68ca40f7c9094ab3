import { calls } from '@panome/contract';
import { omicsFamilies } from '@panome/contract/families';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { createAccounts } from '../../features/auth/index.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { demoAccounts } from '../accounts.ts';
import { seedShop } from './shop.ts';

it('demo mode sells services of every omics and has points with a history, also after seeding again', async () => {
  const test = await buildTestApp();
  try {
    const accounts = createAccounts(test.platform.database);
    for (const { email, name } of demoAccounts)
      await accounts.add({ email, name, passwordHash: await hashPassword('a password') }, test.clock.now());
    await seedShop(test.platform);
    await seedShop(test.platform);
    const { goods, promotions } = await test.data<{ goods: { family: string }[]; promotions: object[] }>(
      calls.shopHome,
    );
    expect(new Set(goods.map(({ family }) => family))).toEqual(new Set(omicsFamilies));
    expect(promotions).toHaveLength(2);
    const { id } = (await accounts.findByEmail(demoAccounts[0].email))!;
    const { token } = await test.platform.sessions.open(id, { ip: '', agent: '' });
    // 50 of the registration, 50 of an invitation, 5 logins, 120 by hand, 10 of the quote, 100 spent.
    expect(await test.data(calls.pointBalance, { token })).toMatchObject({ balance: 135, spent: 100 });
    expect(await test.data<object[]>(calls.shopQuoteList, { token })).toMatchObject([{ state: 'answered' }]);
  } finally {
    await test.close();
  }
});
