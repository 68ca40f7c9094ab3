import type { Reward } from '@panome/contract';
import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { Text } from '@panome/ui/text';
import { Gift, HardDrive, TicketPercent } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Allowed } from '../../shared/access/index.ts';
import { useTell } from '../../shared/page/index.ts';
import { loadPart } from '../../shared/routing/loadPart.ts';
import { redeem } from './api.ts';
import * as styles from './Points.css.ts';
import { exchangeText as text } from './points.text.ts';

/** Forms come when goods are exchanged. */
const AddressDialog = lazy(async () => ({
  default: (await loadPart(() => import('./AddressDialog.tsx'))).AddressDialog,
}));
const icon = { 'aria-hidden': true, size: 24, strokeWidth: 1.5 } as const;

/** Why it cannot be had now; undefined when it can. */
function hindrance({ left, price, stock }: Reward, balance: number): string | undefined {
  if (stock === 0) return text.soldOut;
  if (left === 0) return text.usedUp;
  return balance < price ? text.lacking(price - balance) : undefined;
}

function KindIcon({ kind }: Pick<Reward, 'kind'>) {
  if (kind === 'quota') return <HardDrive {...icon} />;
  return kind === 'goods' ? <Gift {...icon} /> : <TicketPercent {...icon} />;
}

/** Asks, then exchanges; an exchange cannot be taken back. */
function useExchange(balance: number) {
  const alert = useAlert();
  const tell = useTell();
  const [busy, setBusy] = useState('');
  const exchange = async ({ id, price, title }: Reward) => {
    const agreed = await alert.confirm({
      title: text.askTitle(title),
      description: text.ask(price, balance - price),
      action: text.redeem,
    });
    if (!agreed) return;
    setBusy(id);
    try {
      const { redemption } = await redeem(id, price);
      tell.done(
        redemption.kind === 'quota' ? text.redeemedQuota(redemption.bytes) : text.redeemedCoupon(redemption.title),
      );
    } catch (error) {
      tell.failed(error, text.failed);
    } finally {
      setBusy('');
    }
  };
  return { busy, exchange };
}

/** What points can be exchanged for. Goods ask for the address that they go to. */
export function RewardCards({ balance, rewards }: { balance: number; rewards: readonly Reward[] }) {
  const { busy, exchange } = useExchange(balance);
  const [sent, setSent] = useState<Reward | null>(null);
  return (
    <>
      <ul aria-label={text.rewards} className={styles.grid} role="list">
        {rewards.map((reward) => (
          <li className={styles.reward} key={reward.id}>
            <span className={styles.icon}>
              <KindIcon kind={reward.kind} />
            </span>
            <Heading level={2} size="section">
              {reward.title}
            </Heading>
            {reward.summary && <Text tone="muted">{reward.summary}</Text>}
            {(reward.stock !== null || reward.left !== null) && (
              <span className={styles.subtle}>
                {[
                  reward.stock === null ? '' : text.stock(reward.stock),
                  reward.left === null ? '' : text.left(reward.left),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
            <span className={styles.foot}>
              <span className={styles.price}>{text.price(reward.price)}</span>
              <Allowed call="pointRedeem">
                <Button
                  aria-label={`${hindrance(reward, balance) ?? text.redeem} ${reward.title}`}
                  disabled={hindrance(reward, balance)}
                  loading={busy === reward.id}
                  onClick={() => (reward.kind === 'goods' ? setSent(reward) : void exchange(reward))}
                  size="small"
                >
                  {hindrance(reward, balance) ?? text.redeem}
                </Button>
              </Allowed>
            </span>
          </li>
        ))}
      </ul>
      {sent && (
        <Suspense fallback={null}>
          <AddressDialog balance={balance} onClose={() => setSent(null)} reward={sent} />
        </Suspense>
      )}
    </>
  );
}
