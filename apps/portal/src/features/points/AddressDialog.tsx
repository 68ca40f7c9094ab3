import type { Reward } from '@panome/contract';
import { rewardAddress } from '@panome/contract/points';
import { Button } from '@panome/ui/button';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextArea } from '@panome/ui/text-area';
import { TextField } from '@panome/ui/text-field';
import { useId } from 'react';
import { describeFailure } from '../../shared/forms/index.ts';
import { useTell } from '../../shared/page/index.ts';
import { redeem } from './api.ts';
import { exchangeText as text } from './points.text.ts';

type AddressDialogProps = { readonly reward: Reward; readonly balance: number; readonly onClose: () => void };

/** Exchanges goods: where they go, and what they cost. */
export function AddressDialog({ balance, onClose, reward: { id, price, title } }: AddressDialogProps) {
  const tell = useTell();
  const formId = useId();
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
  const sending = form.methods.formState.isSubmitting;
  return (
    <Dialog locked={sending} onOpenChange={(open) => !open && onClose()} open>
      <DialogContent
        footer={
          <>
            <Button disabled={sending} onClick={onClose}>
              {text.cancel}
            </Button>
            <Button form={formId} loading={sending} type="submit" variant="primary">
              {text.redeem}
            </Button>
          </>
        }
        title={text.askTitle(title)}
      >
        <Form id={formId} {...form.formProps}>
          <Stack>
            {form.summary.failure && <FormErrorSummary {...form.summary} />}
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
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
