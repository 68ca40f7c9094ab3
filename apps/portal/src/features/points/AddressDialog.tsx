import type { Reward } from '@panome/contract';
import { rewardAddress } from '@panome/contract/points';
import { useZodForm } from '@panome/ui/form-hook';
import { Text } from '@panome/ui/text';
import { TextArea } from '@panome/ui/text-area';
import { TextField } from '@panome/ui/text-field';
import { describeFailure } from '../../shared/forms/index.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { useTell } from '../../shared/page/index.ts';
import { redeem } from './api.ts';
import { exchangeText as text } from './points.text.ts';

type AddressDialogProps = { readonly reward: Reward; readonly balance: number; readonly onClose: () => void };

/** Exchanges goods: where they go, and what they cost. */
export function AddressDialog({ balance, onClose, reward: { id, price, title } }: AddressDialogProps) {
  const tell = useTell();
  const form = useZodForm({
    schema: rewardAddress,
    defaultValues: { name: '', phone: '', address: '' },
    describeFailure,
    onSubmit: async (address) => {
      await redeem(id, price, address);
      tell.done(text.redeemedGoods(title));
      onClose();
    },
  });
  return (
    <FormDialog title={text.askTitle(title)} form={form} onClose={onClose} submit={text.redeem}>
      <Text>{text.askGoods(price, balance - price)}</Text>
      <TextField {...form.text('name')} autoComplete="name" label={text.receiver} required />
      <TextField {...form.text('phone')} autoComplete="tel" inputMode="tel" label={text.phone} required />
      <TextArea
        {...form.text('address')}
        autoComplete="street-address"
        help={text.addressHelp}
        label={text.address}
        maxLength={200}
        required
        rows={3}
      />
    </FormDialog>
  );
}
