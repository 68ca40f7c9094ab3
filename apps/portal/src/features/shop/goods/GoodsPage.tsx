import { Card } from '@panome/ui/card';
import { RichText } from '@panome/ui/rich-text';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../shared/api/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { FamilyTag } from '../../../shared/projects/index.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { Above } from '../Above.tsx';
import { useGoods } from '../api.ts';
import { Calculator } from '../design/Calculator.tsx';
import { Missing } from '../Missing.tsx';
import { QuoteCard } from '../quotes/QuoteCard.tsx';
import * as styles from '../Shop.css.ts';
import { goodsText, shopText as text } from '../shop.text.ts';
import { Gives } from './Gives.tsx';
import { Needs } from './Needs.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { useOrder, type Goods } from './useOrder.ts';

/** 商品详情: what a service gives and needs, how many samples a study takes, and what it costs. */
export function Page() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { data, error, mutate } = useGoods(id);
  if (data) return <Service goods={data} key={id} />;
  if (error?.status === 404 || id === '') return <Missing title={text.missing} />;
  return (
    <PageBody>
      {error ? (
        <>
          <PageHeader title={text.title} />
          <FailedState
            message={messageOf(error)}
            onRetry={() => void mutate()}
            requestId={error.requestId || undefined}
          />
        </>
      ) : (
        <Skeleton height={480} shape="block" />
      )}
    </PageBody>
  );
}

function Service({ goods }: { goods: Goods }) {
  const order = useOrder(goods);
  const session = useSession();
  const [query] = useSearchParams();
  const quote = query.get('quote') ?? '';
  const { category, category_id, facts, family, html, summary, title } = goods;
  return (
    <PageBody>
      <PageHeader
        above={<Above category={{ id: category_id, title: category }} current={title} />}
        description={
          <span className={styles.facts}>
            <FamilyTag family={family} />
            {summary}
          </span>
        }
        title={title}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Gives goods={goods} />
          <Needs facts={facts} />
          <Calculator onUse={order.use} />
          <Card title={goodsText.about}>
            <RichText html={html} />
          </Card>
        </div>
        <div className={quote ? `${styles.side} ${styles.first}` : styles.side}>
          {quote && session ? (
            <QuoteCard id={quote} key={quote} onClose={() => order.showQuote('')} />
          ) : (
            <OrderPanel goods={goods} order={order} />
          )}
        </div>
      </div>
    </PageBody>
  );
}
