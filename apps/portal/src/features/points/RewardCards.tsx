import type { Reward } from '@panome/contract';
import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { Text } from '@panome/ui/text';
import { HardDrive, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../shared/access/index.ts';
import { useTell } from '../../shared/page/index.ts';
import { redeem } from './api.ts';
import * as styles from './Points.css.ts';
import { exchangeText as text } from './points.text.ts';

const icon = { 'aria-hidden': true, size: 24, strokeWidth: 1.5 } as const;

/** Why it cannot be had now; undefined when it can. */
function hindrance({ left, price, stock }: Reward, balance: number): string | undefined {
  if (stock === 0) return text.soldOut;
  if (left === 0) return text.usedUp;
  return balance < price ? text.lacking(price - balance) : undefined;
}

/** What points can be exchanged for. An exchange is asked about first, since it cannot be taken back. */
export function RewardCards({ balance, rewards }: { balance: number; rewards: readonly Reward[] }) {
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
  return (
    <ul aria-label={text.rewards} className={styles.grid} role="list">
      {rewards.map((reward) => (
        <li className={styles.reward} key={reward.id}>
          <span className={styles.icon}>
            {reward.kind === 'quota' ? <HardDrive {...icon} /> : <TicketPercent {...icon} />}
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
                onClick={() => void exchange(reward)}
                size="small"
              >
                {hindrance(reward, balance) ?? text.redeem}
              </Button>
            </Allowed>
          </span>
        </li>
      ))}
    </ul>
  );
}
