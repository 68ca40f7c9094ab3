import type { Redemption } from '@panome/contract';
import { Card } from '@panome/ui/card';
import { Link } from '@panome/ui/link';
import { List, ListItem } from '@panome/ui/list';
import { Pagination } from '@panome/ui/pagination';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Tag } from '@panome/ui/tag';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { messageOf } from '../../shared/api/index.ts';
import { formatSize, formatTime } from '../../shared/format/format.ts';
import { useRedemptions } from './api.ts';
import { exchangeText as text } from './points.text.ts';

const start = { page: 1, pageSize: 10 };
const tones = {
  given: 'success',
  free: 'accent',
  used: 'neutral',
  expired: 'neutral',
  waiting: 'warning',
  sent: 'accent',
  done: 'success',
  cancelled: 'neutral',
} as const;
const dayOf = (time: string) => formatTime(time).slice(0, 10);

/** What was exchanged, newest first. */
export function Redeemed() {
  const [place, setPlace] = useState(start);
  const { data, error, mutate } = useRedemptions(place.page, place.pageSize);
  if (!data && error)
    return (
      <FailedState message={messageOf(error)} onRetry={() => void mutate()} requestId={error.requestId || undefined} />
    );
  if (!data) return <Skeleton height={200} shape="block" />;
  if (data.total === 0) return <EmptyState description={text.noneRedeemedHelp} title={text.noneRedeemed} />;
  return (
    <Card title={text.redeemed}>
      <List label={text.redeemed}>
        {data.data.map((one) => (
          <Row key={one.id} redemption={one} />
        ))}
      </List>
      {data.total > start.pageSize && <Pagination onValueChange={setPlace} value={place} total={data.total} />}
    </Card>
  );
}

function whatOf({ bytes, kind, least_fen, off_fen }: Redemption): string {
  if (kind === 'quota') return formatSize(bytes);
  return kind === 'goods' ? text.goods : text.off(off_fen, least_fen);
}

function Row({ redemption }: { redemption: Redemption }) {
  const { created_at, expires_at, price, reason, receiver, state, title, tracking } = redemption;
  const facts = [
    whatOf(redemption),
    text.price(price),
    text.at(dayOf(created_at)),
    expires_at && text.until(dayOf(expires_at)),
    tracking,
    receiver,
    state === 'cancelled' && text.refunded(price),
    reason,
  ];
  return (
    <ListItem
      actions={
        state === 'free' && (
          <Link asChild>
            <RouterLink to="/shop/home">{text.toShop}</RouterLink>
          </Link>
        )
      }
      description={facts.filter(Boolean).join(' · ')}
      meta={<Tag tone={tones[state]}>{text.states[state]}</Tag>}
      title={title}
    />
  );
}
