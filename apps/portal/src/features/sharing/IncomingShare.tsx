import { Button } from '@panome/ui/button';
import { ListItem } from '@panome/ui/list';
import { Text } from '@panome/ui/text';
import { formatTime } from '../../shared/format/format.ts';
import { families, FamilyTag, type TakenShare } from '../../shared/projects/index.ts';
import { shareText } from '../../shared/projects/share/index.ts';
import * as styles from './Sharing.css.ts';
import { sharingText as text } from './sharing.text.ts';

type IncomingShareProps = {
  readonly share: TakenShare;
  readonly wanted: boolean;
  readonly busy: boolean;
  readonly onReceive: () => void;
  readonly onDecline: () => void;
};

/** What one share offers, before it is taken. */
export function IncomingShare({ busy, onDecline, onReceive, share, wanted }: IncomingShareProps) {
  const { expires_at, id, message, owner_email, owner_name, preview, role } = share;
  const family = families.find((one) => one === preview.family);
  return (
    <ListItem
      actions={
        <>
          <Button aria-label={text.declineOf(preview.name)} onClick={onDecline} size="small" variant="quiet">
            {text.decline}
          </Button>
          <Button
            aria-label={text.receiveOf(preview.name)}
            loading={busy}
            onClick={onReceive}
            size="small"
            variant="primary"
          >
            {text.receive}
          </Button>
        </>
      }
      current={wanted}
      data-share={id}
      description={
        <>
          <div>
            {[text.from(owner_name, owner_email), preview.contract_number, preview.species].filter(Boolean).join(' · ')}
          </div>
          <div>
            {[
              text.content(preview.sample_count, preview.table_count, preview.has_report),
              text.role(shareText.roles[role]),
              text.until(formatTime(expires_at).slice(0, 10)),
            ].join(' · ')}
          </div>
        </>
      }
      tabIndex={-1}
      title={
        <>
          <Text weight="strong">{preview.name}</Text>
          {family && <FamilyTag family={family} />}
        </>
      }
    >
      {message && <blockquote className={styles.quote}>{message}</blockquote>}
    </ListItem>
  );
}
