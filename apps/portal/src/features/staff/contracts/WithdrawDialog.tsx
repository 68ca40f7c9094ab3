import type { ResponseOf } from '@panome/contract/client';
import { staffWithdrawRules } from '@panome/contract/staff';
import { Button } from '@panome/ui/button';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { useZodForm } from '@panome/ui/form-hook';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { TextArea } from '@panome/ui/text-area';
import { TextField } from '@panome/ui/text-field';
import { call, messageOf, useCall } from '../../../shared/api/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { FormDialogContent } from '../../../shared/forms/FormDialog.tsx';
import { useTell } from '../../../shared/page/index.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { contractsText as text } from './contracts.text.ts';
import * as styles from './Contracts.css.ts';
import type { Contract } from './TransferDialog.tsx';

type WithdrawDialogProps = { readonly contract: Contract; readonly onClose: () => void };

/** Takes a contract back: what that means is read first, and its number typed. */
export const WithdrawDialog = (props: WithdrawDialogProps) => (
  <Dialog onOpenChange={(next) => !next && props.onClose()} open>
    <Withdraw {...props} />
  </Dialog>
);

const cancel = (
  <DialogClose>
    <Button>{text.cancel}</Button>
  </DialogClose>
);

function Withdraw({ contract, onClose }: WithdrawDialogProps) {
  // What somebody confirms must not change under their eyes.
  const means = useCall(
    'staffContractMeans',
    { id: contract.id },
    { revalidateOnFocus: false, revalidateIfStale: true },
  );
  if (means.data && !means.isValidating)
    return (
      <WithdrawForm contract={contract} means={means.data} onAgain={() => void means.mutate()} onClose={onClose} />
    );
  return (
    <DialogContent footer={cancel} title={text.withdrawOf(contract.number)}>
      {means.error && !means.isValidating ? (
        <FailedState message={messageOf(means.error)} onRetry={() => void means.mutate()} variant="inline" />
      ) : (
        <Skeleton height={160} shape="block" />
      )}
    </DialogContent>
  );
}

type WithdrawFormProps = WithdrawDialogProps & {
  readonly means: ResponseOf<'staffContractMeans'>;
  readonly onAgain: () => void;
};

function WithdrawForm({
  contract: { email, id, number },
  means: { lines, seal },
  onAgain,
  onClose,
}: WithdrawFormProps) {
  const tell = useTell();
  const refresh = useRefreshStaff();
  const form = useZodForm({
    schema: staffWithdrawRules.refine((typed) => typed.number === number, {
      path: ['number'],
      message: text.otherNumber(number),
    }),
    defaultValues: { number: '', reason: '' },
    describeFailure,
    onSubmit: async (values) => {
      await call('staffContractWithdraw', { ...values, id, seal });
      await refresh();
      tell.done(text.withdrawn(number, email));
      onClose();
    },
  });
  return (
    <FormDialogContent
      description={text.withdrawHelp}
      title={text.withdrawOf(number)}
      form={form}
      more={form.summary.failure && <Button onClick={onAgain}>{text.lookAgain}</Button>}
      submit={text.withdraw}
      tone="danger"
    >
      <ul aria-label={text.withdrawMeans} className={styles.lines} role="list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TextArea {...form.text('reason')} help={text.reasonHelp} label={text.reason} required rows={2} />
      <TextField {...form.text('number')} autoComplete="off" label={text.typeNumber(number)} required />
    </FormDialogContent>
  );
}
