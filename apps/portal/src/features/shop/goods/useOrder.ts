import type { ResponseOf } from '@panome/contract/client';
import type { ShopDesign } from '@panome/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export type Goods = ResponseOf<'shopGoodsDetail'>;
export type Order = ReturnType<typeof useOrder>;

const most = 500;

/**
 * What is ordered of a service. It stands in the address, so that neither a login nor a reload loses it; what the
 * address cannot mean is left out.
 */
export function useOrder({ facts, prices }: Goods) {
  const [query, setQuery] = useSearchParams();
  const [coupon, setCoupon] = useState('');
  const [design, setDesign] = useState<ShopDesign | null>(null);
  const put = (change: Readonly<Record<string, string>>) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(change))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const typed = Number(query.get('samples'));
  const samples = Number.isInteger(typed) && typed >= 1 && typed <= most ? typed : Math.max(6, facts.least_samples);
  const base = prices.bases.find(({ id }) => id === query.get('base')) ?? prices.bases[0]!;
  const asked = (query.get('extras') ?? '').split(',');
  const extras = prices.extras.map(({ id }) => id).filter((id) => asked.includes(id));
  return {
    samples,
    base: base.id,
    extras,
    /** Also one that is over: whoever follows an old link is told. */
    promotion: query.get('promotion') ?? '',
    coupon,
    design,
    setSamples: (count: number) => {
      // Another number is no longer the one of the plan.
      setDesign(null);
      put({ samples: String(count) });
    },
    setBase: (id: string) => put({ base: id }),
    setExtra: (id: string, wanted: boolean) =>
      put({ extras: (wanted ? [...extras, id] : extras.filter((one) => one !== id)).join(',') }),
    setPromotion: (id: string) => put({ promotion: id }),
    setCoupon,
    use: (plan: ShopDesign) => {
      setDesign(plan);
      put({ samples: String(plan.n * plan.groups) });
    },
    dropDesign: () => setDesign(null),
    showQuote: (id: string) => put({ quote: id }),
  };
}
