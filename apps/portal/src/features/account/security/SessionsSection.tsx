import { Button } from '@panome/ui/button';
import { List, ListItem } from '@panome/ui/list';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { LogOut, Monitor } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/index.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { Block, useTell } from '../../../shared/page/index.ts';
import { deviceOf } from './device.ts';
import { securityText as text } from './security.text.ts';

/** Where the account is signed in, each with a button that ends it. */
export function SessionsSection() {
  const answer = useCall('userSessionList', {});
  const tell = useTell();
  const [busy, setBusy] = useState('');
  const end = async (id?: string) => {
    setBusy(id ?? 'others');
    try {
      const { ended } = await call('userSessionDelete', id ? { id } : {});
      tell.done(text.ended(ended));
      await answer.mutate();
    } catch (error) {
      tell.failed(error, text.failed);
    } finally {
      setBusy('');
    }
  };
  const others = (answer.data?.length ?? 0) > 1;
  const actions = others && (
    <Button loading={busy === 'others'} onClick={() => void end()} size="small">
      {text.endOthers}
    </Button>
  );
  return (
    <Block actions={actions} answer={answer} height={120} title={text.sessions}>
      {(rows) => (
        <>
          <Text as="p" size="secondary" tone="muted">
            {text.sessionsHint}
          </Text>
          <List label={text.sessions}>
            {rows.map(({ agent, created_at, current, id, ip, last_seen }) => (
              <ListItem
                actions={
                  !current && (
                    <Button
                      aria-label={text.end(deviceOf(agent))}
                      icon={<LogOut size={16} strokeWidth={1.5} />}
                      loading={busy === id}
                      onClick={() => void end(id)}
                      size="small"
                      variant="quiet"
                    >
                      {text.endShort}
                    </Button>
                  )
                }
                description={`${ip} · ${text.since(formatTime(created_at))} · ${text.lastSeen(formatTime(last_seen))}`}
                key={id}
                leading={<Monitor aria-hidden size={20} strokeWidth={1.5} />}
                title={
                  <>
                    <Text>{deviceOf(agent)}</Text>
                    {current && <Tag tone="success">{text.thisOne}</Tag>}
                  </>
                }
              />
            ))}
          </List>
        </>
      )}
    </Block>
  );
}
