import { Select } from '@panome/ui/select';
import { formatTime } from '../../../shared/format/format.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { useCoupons } from '../api.ts';
import { goodsText as text } from '../shop.text.ts';
import type { Goods, Order } from './useOrder.ts';

const none = 'none';

/** What is taken off: a promotion that runs, and a coupon of the session; neither is asked for where there is none. */
export function DiscountFields({ goods: { promotions }, order }: { goods: Goods; order: Order }) {
  const coupons = useCoupons(useSession() !== undefined).data ?? [];
  const old = order.promotion !== '' && !promotions.some(({ id }) => id === order.promotion);
  return (
    <>
      {(promotions.length > 0 || old) && (
        <Select
          label={text.promotion}
          onValueChange={(value) => order.setPromotion(value === none ? '' : value)}
          options={[
            { value: none, label: text.noPromotion },
            ...promotions.map(({ id, title, words }) => ({ value: id, label: title, help: words })),
            ...(old ? [{ value: order.promotion, label: text.ended, disabled: true }] : []),
          ]}
          value={order.promotion || none}
        />
      )}
      {coupons.length > 0 && (
        <Select
          label={text.coupon}
          onValueChange={(value) => order.setCoupon(value === none ? '' : value)}
          options={[
            { value: none, label: text.noCoupon },
            ...coupons.map(({ expires_at, id, title }) => ({
              value: id,
              label: title,
              ...(expires_at && { help: text.couponUntil(formatTime(expires_at).slice(0, 10)) }),
            })),
          ]}
          value={order.coupon || none}
        />
      )}
    </>
  );
}
