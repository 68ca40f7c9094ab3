import { Button } from '@panome/ui/button';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Tabs, TabsList, TabsPanel, TabsTab } from '@panome/ui/tabs';
import { Link, useSearchParams } from 'react-router-dom';
import { messageOf } from '../../shared/api/index.ts';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { useBalance, useRewards } from './api.ts';
import { exchangeText as text } from './points.text.ts';
import { Redeemed } from './Redeemed.tsx';
import { RewardCards } from './RewardCards.tsx';

/** 积分商城: what points can be exchanged for, and what was exchanged; which of both is in the address. */
export function Page() {
  const [query, setQuery] = useSearchParams();
  const balance = useBalance().data?.balance;
  const tab = query.get('tab') === 'mine' ? 'mine' : 'rewards';
  return (
    <PageBody>
      <PageHeader
        actions={
          <Button asChild>
            <Link to="/support/userpoints">{text.mine}</Link>
          </Button>
        }
        description={balance === undefined ? text.description : `${text.balance(balance)}。${text.description}`}
        title={text.title}
      />
      <Tabs onValueChange={(next) => setQuery(next === 'mine' ? { tab: 'mine' } : {}, { replace: true })} value={tab}>
        <TabsList label={text.views}>
          <TabsTab value="rewards">{text.rewards}</TabsTab>
          <TabsTab value="mine">{text.redeemed}</TabsTab>
        </TabsList>
        <TabsPanel value="rewards">
          <Rewards balance={balance ?? 0} />
        </TabsPanel>
        <TabsPanel value="mine">
          <Redeemed />
        </TabsPanel>
      </Tabs>
    </PageBody>
  );
}

function Rewards({ balance }: { balance: number }) {
  const { data, error, mutate } = useRewards();
  if (!data && error)
    return (
      <FailedState message={messageOf(error)} onRetry={() => void mutate()} requestId={error.requestId || undefined} />
    );
  if (!data) return <Skeleton height={200} shape="block" />;
  if (data.length === 0) return <EmptyState description={text.noneHelp} title={text.none} />;
  return <RewardCards balance={balance} rewards={data} />;
}
