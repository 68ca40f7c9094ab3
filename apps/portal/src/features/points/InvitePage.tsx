import type { ResponseOf } from '@panome/contract/client';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { CopyButton } from '@panome/ui/copy-button';
import { List, ListItem } from '@panome/ui/list';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Statistic } from '@panome/ui/statistic';
import { Tag } from '@panome/ui/tag';
import { TextField } from '@panome/ui/text-field';
import { messageOf } from '../../shared/api/index.ts';
import { formatTime } from '../../shared/format/format.ts';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { useInvite } from './api.ts';
import * as styles from './Points.css.ts';
import { inviteText as text } from './points.text.ts';

type Invite = ResponseOf<'inviteMine'>;
const tones = { registered: 'warning', rewarded: 'success', void: 'neutral' } as const;

/** 邀请同事: the link, what it brings, and who came by it. */
export function Page() {
  const { data, error, mutate } = useInvite();
  const words = !data ? '' : data.gain > 0 ? text.description(data.most) : text.noGain(data.most);
  return (
    <PageBody>
      <PageHeader description={words} title={text.title} />
      {data ? (
        <div className={styles.columns}>
          <div className={`${styles.wide} ${styles.stack}`}>
            <LinkCard invite={data} />
            <People people={data.people} />
          </div>
          <div className={styles.side}>
            <Card title={text.rulesTitle}>
              <ol className={styles.rules}>
                {text.rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ol>
            </Card>
          </div>
        </div>
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

function LinkCard({ invite: { gain, left, path, their_gain } }: { invite: Invite }) {
  const link = `${location.origin}${location.pathname}#${path}`;
  return (
    <Card title={text.link}>
      <div className={styles.warnings}>
        {left === 0 && <Callout title={text.full} tone="info" />}
        <div className={styles.linkBox}>
          <div className={styles.linkField}>
            <TextField label={text.link} labelHidden onValueChange={() => undefined} readOnly value={link} />
          </div>
          <CopyButton label={text.copy} value={link} withLabel />
        </div>
        <div className={styles.figures}>
          <Statistic label={text.left} unit={text.people} value={left} />
          {gain > 0 && <Statistic label={text.youGain} unit={text.points} value={gain} />}
          {their_gain > 0 && <Statistic label={text.theyGain} unit={text.points} value={their_gain} />}
        </div>
      </div>
    </Card>
  );
}

const People = ({ people }: Pick<Invite, 'people'>) => (
  <Card title={text.listTitle}>
    {people.length === 0 ? (
      <EmptyState variant="inline" title={text.none} />
    ) : (
      <List label={text.list}>
        {people.map(({ created_at, email, id, name, reason, state }) => (
          <ListItem
            description={[formatTime(created_at).slice(0, 16), reason].filter(Boolean).join(' · ')}
            key={id}
            meta={<Tag tone={tones[state]}>{text.states[state]}</Tag>}
            title={`${name}（${email}）`}
          />
        ))}
      </List>
    )}
  </Card>
);
