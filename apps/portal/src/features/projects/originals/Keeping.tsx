import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Text } from '@panome/ui/text';
import type { ResponseOf } from '@panome/contract/client';
import { useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { call, createSubmissionKeys } from '../../../shared/api/index.ts';
import { formatSize, formatTime } from '../../../shared/format/format.ts';
import { useTell } from '../../../shared/page/index.ts';
import { changingProjects, OriginalState } from '../../../shared/projects/index.ts';
import { DelayDialog } from './DelayDialog.tsx';
import * as styles from './Originals.css.ts';
import { originalsText as text } from './originals.text.ts';
import { day } from '../../../shared/format/durations.ts';

export type Originals = ResponseOf<'originalData'>;

const dayOf = (iso: string) => formatTime(iso).slice(0, 10);

/** How much there is, until when, what happens then, and how it is put off. */
export function Keeping({ contractId, originals }: { contractId: string; originals: Originals }) {
  const { can, days_left, delays, files, free_delay, size, state, until } = originals;
  const tell = useTell();
  const alert = useAlert();
  const [asking, setAsking] = useState(false);

  const delayFree = async () => {
    if (!until) return;
    const next = new Date(Date.parse(until) + free_delay.days * day).toISOString();
    const agreed = await alert.confirm({
      title: text.freeTitle(free_delay.days),
      description: text.freeHint(dayOf(until), dayOf(next)),
      action: text.freeAct,
    });
    if (!agreed) return;
    try {
      const answer = await changingProjects(
        call('freeDelay', { contract_id: contractId }, { idempotencyKey: createSubmissionKeys()('') }),
      );
      tell.done(text.freeDone(dayOf(answer.until)));
    } catch (error) {
      tell.failed(error);
    }
  };
  const acts = can.delay && (
    <>
      {free_delay.available && (
        <Allowed call="freeDelay">
          <Button onClick={() => void delayFree()}>{text.freeDelay(free_delay.days)}</Button>
        </Allowed>
      )}
      <Allowed call="delayOriginalData">
        <Button onClick={() => setAsking(true)} variant={free_delay.available ? 'quiet' : 'secondary'}>
          {text.askDelay}
        </Button>
      </Allowed>
    </>
  );
  return (
    <>
      {state === 'expiring' && (
        <Callout title={text.expiringTitle(days_left ?? 0)} tone="warning">
          {text.expiringHint}
        </Callout>
      )}
      {state === 'expired' && (
        <Callout title={text.expiredTitle} tone="danger">
          {text.expiredHint}
        </Callout>
      )}
      <Card>
        <div className={styles.keeping}>
          <div className={styles.words}>
            <Text weight="strong">{text.summary(files, formatSize(size))}</Text>
            <Text tone="muted">{until ? text.until(formatTime(until)) : text.noEnd}</Text>
            {free_delay.used_at && (
              <Text size="secondary" tone="subtle">
                {text.freeUsed(dayOf(free_delay.used_at))}
              </Text>
            )}
          </div>
          <OriginalState state={state} until={until} />
          {acts && <div className={styles.acts}>{acts}</div>}
        </div>
      </Card>
      {delays.length > 0 && (
        <Card title={text.history}>
          <ul aria-label={text.history} className={styles.history} role="list">
            {delays.map((delay) => (
              <li className={styles.delay} key={delay.id}>
                <Text>{`${text.historyStates[delay.state]} · ${text.historyOf(delay.days, formatTime(delay.created_at))}`}</Text>
                {delay.reason && <Text tone="muted">{text.reasonOf(delay.reason)}</Text>}
                {delay.answer && <Text tone="muted">{text.answer(delay.answer)}</Text>}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {asking && <DelayDialog contractId={contractId} onClose={() => setAsking(false)} />}
    </>
  );
}
