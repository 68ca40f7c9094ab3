import { yuanOf } from '@panome/contract/money';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Checkbox } from '@panome/ui/checkbox';
import { NumberField } from '@panome/ui/number-field';
import { RadioGroup } from '@panome/ui/radio-group';
import { Skeleton } from '@panome/ui/skeleton';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { CallError, messageOf } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { quoteCalls, usePrice } from '../api.ts';
import { QuoteLines } from '../quotes/QuoteLines.tsx';
import * as styles from '../Shop.css.ts';
import { goodsText as text } from '../shop.text.ts';
import { DiscountFields } from './DiscountFields.tsx';
import type { Goods, Order } from './useOrder.ts';

const tiersOf = (tiers: Goods['prices']['bases'][number]['tiers']) =>
  tiers.length === 1
    ? text.perSample(yuanOf(tiers[0]!.fen))
    : text.tiers(tiers.map(({ fen, from }) => (from === 1 ? yuanOf(fen) : text.tier(from, yuanOf(fen)))).join('，'));

/** What is ordered, what it costs by the server, and the way to a quote. */
export function OrderPanel({ goods, order }: { goods: Goods; order: Order }) {
  const { bases, extras } = goods.prices;
  const { base, coupon, design, extras: added, promotion, samples } = order;
  const asked = { goods_id: goods.id, samples, base, promotion_id: promotion, coupon_id: coupon };
  const answer = usePrice({ ...asked, extras: added.join(',') });
  return (
    <Card title={text.order}>
      <div className={styles.stack}>
        <RadioGroup
          label={text.base}
          onValueChange={order.setBase}
          options={bases.map(({ help, id, tiers, title }) => ({
            value: id,
            label: title,
            help: [tiersOf(tiers), help].filter(Boolean).join('。'),
          }))}
          value={base}
        />
        <NumberField
          help={text.samplesHelp(goods.facts.least_samples)}
          keepsOutside
          label={text.samples}
          max={500}
          min={1}
          onValueChange={(value) => value !== null && value >= 1 && value <= 500 && order.setSamples(Math.round(value))}
          value={samples}
        />
        {design && (
          <Callout
            actions={
              <Button onClick={order.dropDesign} size="small" variant="quiet">
                {text.dropDesign}
              </Button>
            }
            title={text.designed(design.n, design.groups)}
          />
        )}
        {extras.length > 0 && (
          <fieldset className={styles.extras}>
            <legend className={styles.legend}>{text.extras}</legend>
            {extras.map(({ by, fen, help, id, title }) => (
              <Checkbox
                checked={added.includes(id)}
                help={[by === 'sample' ? text.bySample(yuanOf(fen)) : text.byProject(yuanOf(fen)), help]
                  .filter(Boolean)
                  .join('，')}
                key={id}
                label={title}
                onCheckedChange={(wanted) => order.setExtra(id, wanted)}
              />
            ))}
          </fieldset>
        )}
        <DiscountFields goods={goods} order={order} />
        {answer.error ? (
          <Callout title={messageOf(answer.error)} tone="danger" />
        ) : answer.data ? (
          <QuoteLines lines={answer.data.lines} stale={answer.isValidating} total={answer.data.total_fen} />
        ) : (
          <Skeleton height={120} shape="block" />
        )}
        <Make answer={answer} order={order} request={{ ...asked, extras: added, design }} />
      </div>
    </Card>
  );
}

type MakeProps = {
  readonly answer: ReturnType<typeof usePrice>;
  readonly order: Order;
  readonly request: Omit<Parameters<typeof quoteCalls.store>[0], 'seen_fen'>;
};

/** Makes the quote with the total that is shown; when the price has changed meanwhile, the new one is shown and said. */
function Make({ answer, order, request }: MakeProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const tell = useTell();
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState('');
  const make = async () => {
    if (!answer.data) return;
    setBusy(true);
    setChanged('');
    try {
      const quote = await quoteCalls.store({ ...request, seen_fen: answer.data.total_fen });
      tell.done(text.made(quote.number));
      order.setCoupon('');
      order.showQuote(quote.id);
    } catch (error) {
      // The list of lines comes with a changed price only.
      if (error instanceof CallError && error.status === 409 && (error.data as { lines?: unknown } | null)?.lines)
        setChanged(messageOf(error));
      else tell.failed(error, text.makeFailed);
      void answer.mutate();
    } finally {
      setBusy(false);
    }
  };
  if (!session)
    return (
      <Button asChild block variant="primary">
        <Link to={`/user/login?redirect=${encodeURIComponent(`${pathname}${search}`)}`}>{text.login}</Link>
      </Button>
    );
  return (
    <>
      {changed && (
        <Callout title={text.changed} tone="warning">
          {changed}
        </Callout>
      )}
      <Allowed call="shopQuoteStore" explain>
        <Button
          block
          disabled={!answer.data || answer.error !== undefined}
          loading={busy}
          onClick={() => void make()}
          variant="primary"
        >
          {text.make}
        </Button>
      </Allowed>
    </>
  );
}
