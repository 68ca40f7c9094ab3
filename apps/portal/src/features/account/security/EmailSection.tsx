import { TextField } from '@panome/ui/text-field';
import { call } from '../../../shared/api/index.ts';
import { rules, z } from '../../../shared/forms/index.ts';
import { AddressSection } from './AddressSection.tsx';
import { securityText as text } from './security.text.ts';

const { email: address, password, verify_code } = rules.userUpdateEmail.request.shape;
const schema = z.strictObject({ address, verify_code, password });

/** Another mail address to log in with. */
export const EmailSection = ({ email, onChange }: { email: string; onChange: () => void }) => (
  <AddressSection
    by="mail"
    field={(binding) => (
      <TextField
        {...binding}
        autoCapitalize="none"
        autoComplete="email"
        inputMode="email"
        label={text.newEmail}
        required
        spellCheck={false}
        type="email"
      />
    )}
    onChange={onChange}
    schema={schema}
    send={({ address: next, ...change }) => call('userUpdateEmail', { ...change, email: next })}
    sender="userSendEmailCode"
    words={{ title: text.email, current: text.current(email), change: text.changeEmail, changed: text.emailChanged }}
  />
);
