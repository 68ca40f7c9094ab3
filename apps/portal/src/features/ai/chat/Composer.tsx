import { Button } from '@panome/ui/button';
import { TextArea } from '@panome/ui/text-area';
import { Send, Square } from 'lucide-react';
import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import { aiText as text } from '../ai.text.ts';
import * as styles from './Chat.css.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
const mostCharacters = 32_000;

type ComposerProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly sending: boolean;
  /** An answer is being written: it can be stopped, and nothing is sent. */
  readonly answering: boolean;
  readonly onSend: () => void;
  readonly onStop: () => void;
  /** Arrow up in the empty field: the last question is changed. */
  readonly onEditLast: () => void;
};

/** Where a question is typed. Enter sends, also with an input method: there Enter takes the candidate first. */
export function Composer({ answering, onChange, onEditLast, onSend, onStop, sending, value }: ComposerProps) {
  const form = useRef<HTMLFormElement>(null);
  const tooLong = value.length > mostCharacters;
  useDirty(value.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!answering && !sending && value.trim() && !tooLong) onSend();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      form.current?.requestSubmit();
    }
    if (event.key === 'Escape' && answering) onStop();
    if (event.key === 'ArrowUp' && value === '') {
      event.preventDefault();
      onEditLast();
    }
  };
  return (
    <Allowed call={['aiMessageStore', 'aiStop']} explain>
      <form className={styles.composer} onSubmit={submit} ref={form}>
        <div className={styles.field}>
          <TextArea
            error={tooLong ? text.tooLong(mostCharacters) : undefined}
            label={text.question}
            labelHidden
            onValueChange={onChange}
            onKeyDown={handleKeyDown}
            placeholder={text.placeholder}
            rows={2}
            value={value}
          />
        </div>
        {answering ? (
          <Button icon={<Square {...icon} />} onClick={onStop} title={text.stopHelp}>
            {text.stop}
          </Button>
        ) : (
          <Button
            disabled={!value.trim() || tooLong}
            icon={<Send {...icon} />}
            loading={sending}
            type="submit"
            variant="primary"
          >
            {text.send}
          </Button>
        )}
      </form>
    </Allowed>
  );
}
