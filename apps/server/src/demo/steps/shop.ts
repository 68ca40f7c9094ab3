import { join } from 'node:path';
import { day } from '@panome/contract/durations';
import { pointCommands } from '../../admin/commands/points.ts';
import { shopCommands } from '../../admin/commands/shop.ts';
import { runCommand } from '../../admin/runCommand.ts';
import { createAccounts } from '../../features/auth/index.ts';
import { createLedger, createRewards, invitesOf } from '../../features/points/index.ts';
import { createQuoteService, priceNow } from '../../features/shop/index.ts';
import { localDay } from '../../platform/clock.ts';
import { createNotifications } from '../../platform/notifications/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { demoAccounts } from '../accounts.ts';

const folder = join(import.meta.dirname, '../content');

/** The same platform with its clock set back. */
const before = (platform: Platform, days: number): Platform => ({
  ...platform,
  clock: { now: () => platform.clock.now() - days * day },
});

/** What the demo account has gained: each entry on its day, by the means that a user has. */
async function seedPoints(platform: Platform, ownerId: string, guestId: string): Promise<void> {
  const { database } = platform;
  const at = (days: number) => {
    const past = before(platform, days);
    return { past, ledger: createLedger(past), today: localDay(past.clock.now()) };
  };
  const { ledger } = at(40);
  const given = await database
    .transaction()
    .execute((transaction) =>
      ledger.award(transaction, ownerId, 'register', { occasion: 'account', link: '/about-user' }),
    );
  // Nothing is given twice: the rest is there already.
  if (given === 0) return;
  const { code } = await invitesOf(at(21).past).mine(ownerId);
  const elsewhere = { ip: '', agent: 'demo', requestId: '' };
  await database.transaction().execute(async (transaction) => {
    await invitesOf(at(21).past).register(transaction, guestId, code, elsewhere);
    await invitesOf(at(20).past).activate(transaction, guestId, elsewhere);
  });
  for (const days of [12, 11, 9, 8, 6]) {
    const visit = at(days);
    await database
      .transaction()
      .execute((transaction) => visit.ledger.award(transaction, ownerId, 'daily-login', { occasion: visit.today }));
  }
  await database.transaction().execute((transaction) =>
    at(5).ledger.book(transaction, ownerId, {
      rule: 'adjust',
      occasion: 'demo',
      amount: 120,
      note: '参加新版试用并提交改进建议',
    }),
  );
  await createRewards(at(4).past, at(4).ledger).redeem(ownerId, { id: 'coupon-100', price: 100 });
}

/** One quote that was answered, made with the prices of the shop. */
async function seedQuote(platform: Platform, actor: Parameters<ReturnType<typeof createQuoteService>['store']>[0]) {
  const [asked, sent] = [before(platform, 3), before(platform, 2.5)];
  const order = {
    goods_id: 'untargeted-metabolome',
    samples: 12,
    base: 'dual',
    extras: ['homogenise'],
    promotion_id: '',
    coupon_id: '',
  };
  const { total_fen } = await priceNow(platform.database, actor.id, order, asked.clock.now());
  const quotes = createQuoteService(asked);
  const { id, number, state } = await quotes.store(
    actor,
    { ...order, seen_fen: total_fen, design: null },
    'demo-quote',
  );
  if (state !== 'draft') return;
  await createQuoteService(sent).send(actor, { id, contact: '13800000000', note: '高脂饮食小鼠肝组织，两组各 6 只' });
  await runCommand(shopCommands, before(platform, 2), ['shop', 'answer', number, join(folder, 'shop/answer.md')]);
  // A visitor finds the answer where the quote is; the bell is for what happens from now on.
  await createNotifications(platform).markRead(actor.id, {
    link: `/shop/goods-detail?id=${order.goods_id}&quote=${id}`,
  });
}

/** Services, promotions, points and one quote of demo mode, made by the commands and services of every day. */
export async function seedShop(platform: Platform): Promise<void> {
  await runCommand(shopCommands, platform, ['shop', 'import', join(folder, 'shop')]);
  await runCommand(pointCommands, platform, ['point', 'import', join(folder, 'points')]);
  const accounts = createAccounts(platform.database);
  const [owner, guest] = [
    await accounts.findByEmail(demoAccounts[0].email),
    await accounts.findByEmail(demoAccounts[1].email),
  ];
  if (!owner || !guest) return;
  await seedPoints(platform, owner.id, guest.id);
  await seedQuote(platform, {
    id: owner.id,
    sessionId: '',
    email: owner.email,
    name: owner.name,
    marks: new Set<string>(),
    tree: [{ id: 'shop', name: '', mark: '', actions: ['query', 'add'], children: [] }],
  });
}
