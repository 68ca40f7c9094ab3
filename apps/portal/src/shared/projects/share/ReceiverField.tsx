import { Button } from '@panome/ui/button';
import { useAfterPress } from '@panome/ui/form';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as styles from '../Projects.css.ts';
import { isEmail } from './shareRules.ts';
import { shareText as text } from './share.text.ts';
import { addEmails, splitEmails } from './splitEmails.ts';
import type { Member } from './useMembers.ts';

type ReceiverFieldProps = {
  readonly id: string;
  readonly error: string | undefined;
  readonly value: readonly string[];
  /** What is typed and no address of the list yet. */
  readonly typed: string;
  readonly members: readonly Member[];
  readonly onChange: (emails: string[], typed: string) => void;
};

/** The addresses of the people that get a share. What cannot be an address stays in the field and is said. */
export function ReceiverField({ error, id, members, onChange, typed, value }: ReceiverFieldProps) {
  const [problem, setProblem] = useState('');
  const [told, setTold] = useState('');
  const take = (words: string) => {
    const parts = splitEmails(words);
    const good = parts.filter(isEmail);
    const bad = parts.filter((part) => !isEmail(part));
    setProblem(bad[0] === undefined ? '' : text.badEmail(bad[0]));
    if (good.length > 0) setTold(text.added(good));
    onChange(addEmails(value, good), bad.join(' '));
  };
  // The press that leaves the field may be on a button below it, which a new line of tags would move away.
  const takeRest = useAfterPress(() => typed.trim() && take(typed));
  const offered = members.filter(({ email }) => !value.some((one) => one.toLowerCase() === email.toLowerCase()));
  return (
    <div className={styles.receivers}>
      <TextField
        autoComplete="off"
        error={problem || error}
        help={text.emailsHelp}
        id={id}
        inputMode="email"
        label={text.emails}
        onBlur={takeRest}
        onValueChange={(next) => {
          setProblem('');
          onChange([...value], next);
        }}
        onKeyDown={(event) => {
          if (
            event.nativeEvent.isComposing ||
            typed.trim() === '' ||
            !['Enter', ',', ';', '，', '；'].includes(event.key)
          )
            return;
          event.preventDefault();
          take(typed);
        }}
        onPaste={(event) => {
          const words = event.clipboardData.getData('text');
          if (splitEmails(words).length < 2) return;
          event.preventDefault();
          take(`${typed} ${words}`);
        }}
        required
        value={typed}
      />
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {value.length > 0 && (
        <ul aria-label={text.emails} className={styles.tagList} role="list">
          {value.map((email) => (
            <li key={email}>
              <Tag
                onClose={() =>
                  onChange(
                    value.filter((one) => one !== email),
                    typed,
                  )
                }
              >
                {email}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      {offered.length > 0 && (
        <div aria-label={text.members} className={styles.tags} role="group">
          <Text size="secondary" tone="subtle">
            {text.members}
          </Text>
          {offered.map(({ email, name }) => (
            <Button
              aria-label={text.addMember(`${name} ${email}`)}
              icon={<Plus aria-hidden size={14} strokeWidth={1.5} />}
              key={email}
              onClick={() => take(email)}
              size="small"
              title={email}
              variant="quiet"
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
