import { Skeleton } from '@panome/ui/skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/api/index.ts';
import { Block, PageBody, PageHeader } from '../../shared/page/index.ts';
import { safePath } from '../../shared/routing/redirectTarget.ts';
import { Contacts } from './Contacts.tsx';
import { FaqList } from './FaqList.tsx';
import { OtherWays } from './OtherWays.tsx';
import { SupportCard } from './SupportCard.tsx';
import * as styles from './Support.css.ts';
import { supportText as text } from './support.text.ts';

/** The page that was left last; it stays known when the address loses it. */
function useOrigin(query: URLSearchParams) {
  const [origin, setOrigin] = useState({ from: '', requestId: '' });
  const now = { from: query.get('from') ?? '', requestId: query.get('request_id') ?? '' };
  const changed = now.from !== origin.from || now.requestId !== origin.requestId;
  if (!changed || (now.from === '' && now.requestId === '')) return origin;
  setOrigin(now);
  return now;
}

/** 客户服务: what people ask often, how to reach the provider, and a form for everybody. */
export function Page() {
  const answer = useCall('supportSystemInfo', {}, { revalidateOnFocus: false });
  const [query] = useSearchParams();
  const origin = useOrigin(query);
  const page = origin.from && safePath(origin.from);
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.pageTitle} />
      <div className={styles.columns}>
        <Block answer={answer} height={480} title={text.faq}>
          {({ faq }) => <FaqList faq={faq} key={query.get('search')} search={query.get('search') ?? ''} />}
        </Block>
        <div className={styles.column}>
          <Block answer={answer} height={160} title={text.contacts}>
            {(info) => <Contacts info={info} />}
          </Block>
          {answer.data || answer.error ? (
            <SupportCard build={answer.data?.build ?? ''} page={page} requestId={origin.requestId} />
          ) : (
            <Skeleton height={480} shape="block" />
          )}
          <OtherWays />
        </div>
      </div>
    </PageBody>
  );
}
