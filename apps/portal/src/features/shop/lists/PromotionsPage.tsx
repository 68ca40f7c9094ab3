import type { Promotion } from '@panome/contract';
import { Card } from '@panome/ui/card';
import { Link as TextLink } from '@panome/ui/link';
import { RichText } from '@panome/ui/rich-text';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Tag } from '@panome/ui/tag';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { Above } from '../Above.tsx';
import { usePromotions } from '../api.ts';
import { goodsPath } from '../paths.ts';
import * as styles from '../Shop.css.ts';
import { shopText as text } from '../shop.text.ts';

const tones = { coming: 'warning', running: 'success', ended: 'neutral' } as const;
const minute = (time: string) => formatTime(time).slice(0, 16);

/** 优惠活动: what runs, what comes, and what has just ended. */
export function Page() {
  const { data, error, mutate } = usePromotions();
  return (
    <PageBody>
      <PageHeader
        above={<Above current={text.promotions} />}
        description={text.promotionsHint}
        title={text.promotions}
      />
      {data ? (
        data.length === 0 ? (
          <EmptyState description={text.noPromotionsHelp} title={text.noPromotions} />
        ) : (
          data.map((promotion) => <Offer key={promotion.id} promotion={promotion} />)
        )
      ) : error ? (
        <FailedState
          message={messageOf(error)}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
        />
      ) : (
        <Skeleton height={240} shape="block" />
      )}
    </PageBody>
  );
}

function Offer({ promotion }: { promotion: Promotion }) {
  const { each, ends_at, goods, html, starts_at, state, summary, title, words } = promotion;
  return (
    <Card actions={<Tag tone={tones[state]}>{text.promotionStates[state]}</Tag>} description={summary} title={title}>
      <div className={styles.tight}>
        <span className={styles.price}>{words}</span>
        <span className={styles.subtle}>
          {[text.period(minute(starts_at), minute(ends_at)), each > 0 && text.each(each)].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.strip}>
          {goods.length === 0 ? text.forAll : `${text.forGoods}：`}
          {goods.map(({ id, title: name }) => (
            <TextLink asChild key={id}>
              <Link
                to={`${goodsPath(id)}${state === 'running' ? `&promotion=${encodeURIComponent(promotion.id)}` : ''}`}
              >
                {name}
              </Link>
            </TextLink>
          ))}
        </span>
        <RichText html={html} />
      </div>
    </Card>
  );
}
