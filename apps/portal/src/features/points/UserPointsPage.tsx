import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Statistic } from '@panome/ui/statistic';
import { Text } from '@panome/ui/text';
import { Gift, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatTime } from '../../shared/format/format.ts';
import { Block, PageBody, PageHeader } from '../../shared/page/index.ts';
import { useBalance, useRules } from './api.ts';
import { Ledger } from './Ledger.tsx';
import * as styles from './Points.css.ts';
import { pointsText as text } from './points.text.ts';
import { RuleList } from './RuleList.tsx';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
/** The last day on which they count: they end with the first moment of the next. */
const lastDay = (at: string) => formatTime(new Date(Date.parse(at) - 1).toISOString()).slice(0, 10);

/** 我的积分: what there is, what expires, where it comes from, and every entry. */
export function Page() {
  const actions = (
    <>
      <Button asChild icon={<UserPlus {...icon} />}>
        <Link to="/support/invited-register">{text.invite}</Link>
      </Button>
      <Button asChild icon={<Gift {...icon} />} variant="primary">
        <Link to="/support/points-exchange">{text.exchange}</Link>
      </Button>
    </>
  );
  return (
    <PageBody>
      <PageHeader actions={actions} description={text.description} title={text.title} />
      <Block answer={useBalance()} height={120} title={text.balance}>
        {({ balance, earned, expiring, spent }) => (
          <div className={styles.warnings}>
            <div className={styles.figures}>
              <Statistic label={text.balance} value={balance} />
              <Statistic label={text.earned} value={earned} />
              <Statistic label={text.spent} value={spent} />
            </div>
            {expiring.slice(0, 2).map(({ amount, at }) => (
              <Callout key={at} title={text.expiring(amount, lastDay(at))} tone="warning" />
            ))}
          </div>
        )}
      </Block>
      <div className={styles.columns}>
        <div className={styles.wide}>
          <Ledger />
        </div>
        <div className={styles.side}>
          <Block
            answer={useRules()}
            empty={<Text tone="muted">{text.noRules}</Text>}
            height={320}
            isEmpty={(rules) => rules.length === 0}
            title={text.howTitle}
          >
            {(rules) => <RuleList rules={rules} />}
          </Block>
        </div>
      </div>
    </PageBody>
  );
}
