import { Button } from '@panome/ui/button';
import { TextArea } from '@panome/ui/text-area';
import { TextField } from '@panome/ui/text-field';
import { useState, type FormEvent } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { quoteCalls } from '../api.ts';
import * as styles from '../Shop.css.ts';
import { quoteText as text } from '../shop.text.ts';

/** How the staff reaches the customer, and what it should know. What was typed stays when sending fails. */
export function SendForm({ id }: { id: string }) {
  const tell = useTell();
  const [contact, setContact] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (contact.trim() === '') {
      setError('请填写联系电话或邮箱，方便客户经理联系您');
      return;
    }
    setBusy(true);
    try {
      await quoteCalls.send({ id, contact, note });
      tell.done(text.sent);
    } catch (failure) {
      tell.failed(failure, text.sendFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Allowed call="shopQuoteSend" explain>
      <form className={styles.stack} noValidate onSubmit={(event) => void send(event)}>
        <TextField
          autoComplete="tel"
          error={error}
          help={text.contactHelp}
          label={text.contact}
          maxLength={100}
          onValueChange={(value) => {
            setContact(value);
            setError('');
          }}
          required
          value={contact}
        />
        <TextArea help={text.noteHelp} label={text.note} maxLength={1_000} onValueChange={setNote} value={note} />
        <Button loading={busy} type="submit" variant="primary">
          {text.send}
        </Button>
      </form>
    </Allowed>
  );
}
