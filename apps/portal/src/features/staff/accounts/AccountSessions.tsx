import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { List, ListItem } from '@panome/ui/list';
import { Text } from '@panome/ui/text';
import { Allowed } from '../../../shared/access/index.ts';
import { call } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import * as styles from '../frame/Frame.css.ts';
import { accountsText as text } from './accounts.text.ts';
import { useAccountAct } from './useAccountAct.ts';

/** Where an account is logged in, with a way to end each login. */
export function AccountSessions({ account: { id, sessions } }: { readonly account: ResponseOf<'staffAccountDetail'> }) {
  const act = useAccountAct();
  const end = (session?: string) =>
    act(() => call('staffAccountEndSessions', { id, ...(session && { session_id: session }) }), text.ended);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Heading level={3}>{text.sessions}</Heading>
        {sessions.length > 1 && (
          <Allowed call="staffAccountEndSessions">
            <Button onClick={() => void end()} size="small">
              {text.endAll}
            </Button>
          </Allowed>
        )}
      </div>
      {sessions.length === 0 && <Text tone="muted">{text.noSessions}</Text>}
      <List label={text.sessions}>
        {sessions.map(({ agent, id: session, ip, last_seen }) => (
          <ListItem
            actions={
              <Allowed call="staffAccountEndSessions">
                <Button aria-label={text.endOneOf(agent)} onClick={() => void end(session)} size="small">
                  {text.endOne}
                </Button>
              </Allowed>
            }
            description={`${ip} · ${text.lastSeen} ${formatTime(last_seen)}`}
            key={session}
            title={<Text truncate>{agent || '--'}</Text>}
          />
        ))}
      </List>
    </section>
  );
}
