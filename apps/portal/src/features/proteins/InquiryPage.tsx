import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Result } from '@panome/ui/result';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { InquiryForm } from './InquiryForm.tsx';
import { inquiryText as text } from './inquiry.text.ts';

/** 咨询: a question about the protein database to customer service, with the protein it is about. */
export function Page() {
  const [params] = useSearchParams();
  const accession = params.get('accession') ?? '';
  const [sent, setSent] = useState<ResponseOf<'supportStore'>>();
  return (
    <PageBody>
      <PageHeader description={text.hint} title={accession ? text.about(accession) : text.title} />
      <Card>
        {sent ? (
          <Result
            actions={<Button onClick={() => setSent(undefined)}>{text.again}</Button>}
            description={text.sentHelp(sent.number, sent.email)}
            level={2}
            title={text.sent}
            tone="success"
          />
        ) : (
          <InquiryForm accession={accession} key={accession} onSent={setSent} />
        )}
      </Card>
    </PageBody>
  );
}
