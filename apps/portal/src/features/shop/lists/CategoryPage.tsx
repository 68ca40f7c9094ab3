import { RichText } from '@panome/ui/rich-text';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../shared/api/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { Above } from '../Above.tsx';
import { useCategory, useShop } from '../api.ts';
import { GoodsCards } from '../GoodsCards.tsx';
import { Missing } from '../Missing.tsx';
import { shopText as text } from '../shop.text.ts';

/** 商品分类: how the services of a category differ, and which there are. */
export function Page() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const shop = useShop();
  const goods = useCategory(id);
  const category = shop.data?.categories.find((one) => one.id === id);
  const error = shop.error ?? goods.error;
  if (shop.data && !category) return <Missing title={text.missingCategory} />;
  return (
    <PageBody>
      <PageHeader
        above={category && <Above current={category.title} />}
        description={category?.summary}
        title={category?.title ?? text.categories}
      />
      {category && <RichText html={category.html} />}
      {goods.data ? (
        <GoodsCards goods={goods.data.data} />
      ) : error ? (
        <FailedState
          message={messageOf(error)}
          onRetry={() => void Promise.all([shop.mutate(), goods.mutate()])}
          requestId={error.requestId || undefined}
        />
      ) : (
        <Skeleton height={320} shape="block" />
      )}
    </PageBody>
  );
}
