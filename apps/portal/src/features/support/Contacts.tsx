import type { ResponseOf } from '@panome/contract/client';
import { CopyButton } from '@panome/ui/copy-button';
import { Inline } from '@panome/ui/inline';
import { Link } from '@panome/ui/link';
import { Text } from '@panome/ui/text';
import { Clock, Mail, MapPin, MessageCircle, Phone, Timer, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Support.css.ts';
import { known } from '../../shared/format/known.ts';
import { supportText as text } from './support.text.ts';

type Info = ResponseOf<'supportSystemInfo'>;
const icons = { phone: Phone, mail: Mail, chat: MessageCircle, address: MapPin } as const;
const addressOf = {
  phone: (value: string) => `tel:${value.replace(/[^\d+]/g, '')}`,
  mail: (value: string) => `mailto:${value}`,
  chat: () => '',
  address: () => '',
} as const;

const Row = ({
  children,
  icon: Icon,
  label,
  note,
}: {
  icon: LucideIcon;
  label: string;
  note?: string;
  children: ReactNode;
}) => (
  <li className={styles.contact}>
    <Icon aria-hidden className={styles.contactIcon} size={20} strokeWidth={1.5} />
    <div className={styles.contactWords}>
      <Text size="secondary" tone="muted">
        {label}
      </Text>
      {children}
      {note && (
        <Text size="secondary" tone="subtle">
          {note}
        </Text>
      )}
    </div>
  </li>
);

/** How and when the provider is reached. */
export function Contacts({ info: { answer_time, contacts, hours } }: { info: Info }) {
  if (contacts.length === 0 && !hours && !answer_time) return <Text tone="muted">{text.noContacts}</Text>;
  return (
    <ul className={styles.contacts} role="list">
      {contacts.map(({ kind, label, note, value }) => {
        const address = known(addressOf, kind)?.(value);
        return (
          <Row icon={icons[kind]} key={`${kind} ${value}`} label={label} note={note}>
            <Inline space="xsmall">
              {address ? <Link href={address}>{value}</Link> : <Text>{value}</Text>}
              <CopyButton label={text.copy(label)} value={value} />
            </Inline>
          </Row>
        );
      })}
      {hours && (
        <Row icon={Clock} label={text.hours}>
          <Text>{hours}</Text>
        </Row>
      )}
      {answer_time && (
        <Row icon={Timer} label={text.answerTime}>
          <Text>{answer_time}</Text>
        </Row>
      )}
    </ul>
  );
}
