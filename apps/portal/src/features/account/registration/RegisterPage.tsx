import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountPanel } from '../AccountPanel.tsx';
import { DemoMailLink } from '../DemoMailLink.tsx';
import { Activation } from './Activation.tsx';
import { Invitation } from './Invitation.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { registrationText as text } from './registration.text.ts';
import { ResendActivation } from './ResendActivation.tsx';

/** Registration; with `activate` in the address the page behind the mailed link. */
export function Page() {
  const [query] = useSearchParams();
  const [sentTo, setSentTo] = useState('');
  const token = query.get('activate');
  if (token) return <Activation token={token} />;
  if (sentTo)
    return (
      <AccountPanel subtitle={text.sent(sentTo)} title={text.sentTitle}>
        <DemoMailLink />
        <ResendActivation email={sentTo} />
      </AccountPanel>
    );
  const invite = query.get('invite') ?? '';
  return (
    <AccountPanel subtitle={text.subtitle} title={text.title}>
      {invite && <Invitation code={invite} />}
      <RegisterForm invite={invite} onDone={setSentTo} />
      <DemoMailLink />
    </AccountPanel>
  );
}
