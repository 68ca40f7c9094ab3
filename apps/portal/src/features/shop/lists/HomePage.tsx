import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Link as TextLink } from '@panome/ui/link';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Tabs, TabsList, TabsPanel, TabsTab } from '@panome/ui/tabs';
import { Link, useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../shared/api/index.ts';
import { KindFilter } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { useShop } from '../api.ts';
import { GoodsCards } from '../GoodsCards.tsx';
import { categoryPath, promotionsPath } from '../paths.ts';
import { QuoteList } from '../quotes/QuoteList.tsx';
import * as styles from '../Shop.css.ts';
import { shopText as text } from '../shop.text.ts';

type Shop = ResponseOf<'shopHome'>;

/** 商城: the services by category, what is off now, and the quotes of the session; the view is in the address. */
export function Page() {
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'quotes' ? 'quotes' : 'services';
  const put = (change: Record<string, string>) => setQuery(change, { replace: true });
  return (
    <PageBody>
      <PageHeader description={text.description} title={text.title} />
      <Tabs onValueChange={(next) => put(next === 'quotes' ? { tab: 'quotes' } : {})} value={tab}>
        <TabsList label={text.views}>
          <TabsTab value="services">{text.services}</TabsTab>
          <TabsTab value="quotes">{text.quotes}</TabsTab>
        </TabsList>
        <TabsPanel value="services">
          <Services category={query.get('category') ?? ''} onCategory={(id) => put(id ? { category: id } : {})} />
        </TabsPanel>
        <TabsPanel value="quotes">
          <QuoteList />
        </TabsPanel>
      </Tabs>
    </PageBody>
  );
}

type ServicesProps = { readonly category: string; readonly onCategory: (id: string) => void };

function Services(props: ServicesProps) {
  const { data, error, mutate } = useShop();
  if (!data && error)
    return (
      <FailedState message={messageOf(error)} onRetry={() => void mutate()} requestId={error.requestId || undefined} />
    );
  if (!data) return <Skeleton height={360} shape="block" />;
  if (data.goods.length === 0)
    return (
      <EmptyState
        action={
          <Button asChild>
            <Link to="/help/support">{text.support}</Link>
          </Button>
        }
        description={text.noneHelp}
        title={text.none}
      />
    );
  return <Shelf {...props} shop={data} />;
}

function Shelf({ category, onCategory, shop }: ServicesProps & { readonly shop: Shop }) {
  const chosen = shop.categories.find(({ id }) => id === category);
  return (
    <div className={styles.stack}>
      <Offers promotions={shop.promotions} />
      <KindFilter
        kinds={[
          { value: '', label: text.all },
          ...shop.categories.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        label={text.categories}
        onChange={onCategory}
        value={chosen ? category : ''}
      />
      {chosen && (
        <p className={styles.strip}>
          {chosen.summary}
          <TextLink asChild>
            <Link to={categoryPath(chosen.id)}>怎样选择{chosen.title}服务</Link>
          </TextLink>
        </p>
      )}
      <GoodsCards goods={shop.goods.filter(({ category_id }) => !chosen || category_id === chosen.id)} />
    </div>
  );
}

/** What is off now, in a line each. */
const Offers = ({ promotions }: Pick<Shop, 'promotions'>) =>
  promotions.length === 0 ? null : (
    <Callout
      actions={
        <TextLink asChild>
          <Link to={promotionsPath}>{text.allPromotions}</Link>
        </TextLink>
      }
      title={text.promotions}
      tone="info"
    >
      <ul className={styles.bullets}>
        {promotions.slice(0, 3).map(({ id, title, words }) => (
          <li key={id}>
            {title}：{words}
          </li>
        ))}
      </ul>
    </Callout>
  );
