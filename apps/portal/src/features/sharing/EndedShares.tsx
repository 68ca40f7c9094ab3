import { Card } from '@panome/ui/card';
import { List, ListItem } from '@panome/ui/list';
import { useCallPage } from '../../shared/api/index.ts';
import { formatTime } from '../../shared/format/format.ts';
import { ShareState } from '../../shared/projects/share/index.ts';
import { endedOf } from './endedOf.ts';
import { sharingText as text } from './sharing.text.ts';

/**
 * What others have shared and is not there any more, and whom to ask. Whoever misses a project looks for it here; nothing
 * is drawn while nothing has ended.
 */
export function EndedShares() {
  const { data } = useCallPage('projectShareListToMe', { page: 1, size: 100 });
  const ended = endedOf(data?.data ?? []);
  if (ended.length === 0) return null;
  return (
    <Card description={text.endedHint} title={text.ended}>
      <List label={text.ended}>
        {ended.map(({ expires_at, id, owner_email, owner_name, preview, state }) => (
          <ListItem
            description={[
              text.from(owner_name, owner_email),
              preview.contract_number,
              state === 'expired' && text.expiredOn(formatTime(expires_at).slice(0, 10)),
            ]
              .filter(Boolean)
              .join(' · ')}
            key={id}
            meta={<ShareState state={state} />}
            title={preview.name}
          />
        ))}
      </List>
    </Card>
  );
}
