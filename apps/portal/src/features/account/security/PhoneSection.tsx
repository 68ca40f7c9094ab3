import { TextField } from '@panome/ui/text-field';
import { call } from '../../../shared/api/index.ts';
import { z } from '../../../shared/forms/index.ts';
import { peopleRules } from '../../../shared/forms/peopleRules.ts';
import { AddressSection } from './AddressSection.tsx';
import { maskedPhone } from './maskedPhone.ts';
import { securityText as text } from './security.text.ts';

const { password, phone: address, verify_code } = peopleRules.userUpdatePhone.request.shape;
const schema = z.strictObject({ address, verify_code, password });

/** Another phone number, or the first one. */
export const PhoneSection = ({ onChange, phone }: { onChange: () => void; phone: string }) => (
  <AddressSection
    by="sms"
    field={(binding) => (
      <TextField
        {...binding}
        autoComplete="tel"
        help={text.newPhoneHelp}
        inputMode="tel"
        label={phone ? text.newPhone : text.phone}
        required
        type="tel"
      />
    )}
    onChange={onChange}
    schema={schema}
    send={({ address: next, ...change }) => call('userUpdatePhone', { ...change, phone: next })}
    sender="userSendPhoneCode"
    words={{
      title: text.phone,
      current: text.currentPhone(maskedPhone(phone)),
      change: phone ? text.changePhone : text.setPhone,
      changed: text.phoneChanged,
    }}
  />
);
