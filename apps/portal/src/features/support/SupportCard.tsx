import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Result } from '@panome/ui/result';
import { useState } from 'react';
import { SupportForm, type SupportFormProps } from './SupportForm.tsx';
import { supportText as text } from './support.text.ts';

/** The form, and what came of it. */
export function SupportCard(props: Omit<SupportFormProps, 'onSent'>) {
  const [sent, setSent] = useState<ResponseOf<'supportStore'>>();
  return (
    <Card title={text.form}>
      {sent ? (
        <Result
          actions={<Button onClick={() => setSent(undefined)}>{text.again}</Button>}
          description={text.sentHelp(sent.number, sent.email)}
          level={2}
          title={text.sent}
          tone="success"
        />
      ) : (
        <SupportForm {...props} onSent={setSent} />
      )}
    </Card>
  );
}
