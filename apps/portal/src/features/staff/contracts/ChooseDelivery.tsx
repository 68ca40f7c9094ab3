import type { ResponseOf } from '@panome/contract/client';
import { staffDeliveryRules } from '@panome/contract/staff';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Combobox } from '@panome/ui/combobox';
import { DialogClose, DialogContent } from '@panome/ui/dialog';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { SegmentedControl } from '@panome/ui/segmented-control';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react';
import { call } from '../../../shared/api/index.ts';
import type { StagedState, StagedUpload } from '../../../shared/files/staged/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { contractsText as text } from './contracts.text.ts';
import { SendFolder } from './SendFolder.tsx';

type Folders = ResponseOf<'staffDeliveryFolders'>;

/** A delivery that was looked at. */
export type Looked = {
  readonly folder: string;
  /** It was sent from this machine. */
  readonly staged: boolean;
  /** As people call it. */
  readonly name: string;
  readonly email: string;
  readonly plan: ResponseOf<'staffDeliveryPlan'>;
};

type ChooseDeliveryProps = {
  readonly folders: Folders;
  readonly upload: StagedUpload | undefined;
  readonly onUpload: (upload: StagedUpload | undefined) => void;
  readonly onLooked: (looked: Looked) => void;
};

const nothing = (): StagedState | undefined => undefined;
const never = () => () => undefined;
const isComplete = (state: StagedState | undefined) => state !== undefined && state.done === state.files;

/** Which folder goes to whom: one of the file server, or one of this machine. */
export function ChooseDelivery({ folders: { configured, folders }, onLooked, onUpload, upload }: ChooseDeliveryProps) {
  const formId = useId();
  const [from, setFrom] = useState<'server' | 'here'>(folders.length === 0 || upload ? 'here' : 'server');
  const sent = useSyncExternalStore(upload?.subscribe ?? never, upload?.get ?? nothing);
  const staged = from === 'here';
  const form = useZodForm({
    schema: staffDeliveryRules,
    defaultValues: { folder: '', email: '' },
    describeFailure,
    onSubmit: async (values) => {
      const name = staged ? sent?.name || text.sentFolder : values.folder;
      onLooked({ ...values, staged, name, plan: await call('staffDeliveryPlan', { ...values, staged }) });
    },
  });
  const looking = form.methods.formState.isSubmitting;
  const wanted = staged ? (isComplete(sent) ? sent!.folder : '') : undefined;
  const put = useEffectEvent((folder: string) => form.methods.setValue('folder', folder));
  useEffect(() => {
    if (wanted !== undefined) put(wanted);
  }, [wanted]);
  const change = (next: 'server' | 'here') => {
    setFrom(next);
    form.methods.setValue('folder', '');
  };
  return (
    <DialogContent
      description={text.deliverHelp}
      footer={
        <>
          <DialogClose>
            <Button>{text.cancel}</Button>
          </DialogClose>
          <Button
            disabled={staged && !isComplete(sent)}
            form={formId}
            loading={looking}
            type="submit"
            variant="primary"
          >
            {text.look}
          </Button>
        </>
      }
      title={text.deliver}
    >
      <Form id={formId} {...form.formProps}>
        <Stack>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          {folders.length > 0 ? (
            <SegmentedControl
              label={text.folderFrom}
              onValueChange={(next) => change(next === 'here' ? 'here' : 'server')}
              options={[
                { value: 'server', label: text.fromServer },
                { value: 'here', label: text.fromHere },
              ]}
              value={from}
            />
          ) : (
            <Callout title={configured ? text.noDeliveries : text.notConfigured}>
              {configured ? text.noDeliveriesHelp : text.notConfiguredHelp}
            </Callout>
          )}
          {staged ? (
            <SendFolder onUpload={onUpload} upload={upload} />
          ) : (
            <Combobox
              {...form.choice('folder')}
              label={text.folder}
              options={folders.map(({ changed_at, path }) => ({
                value: path,
                label: path,
                help: formatTime(changed_at),
              }))}
              required
            />
          )}
          <TextField {...form.text('email')} help={text.receiverHelp} label={text.receiver} required type="email" />
          {looking && (
            <Text as="p" role="status" tone="muted">
              {text.looking}
            </Text>
          )}
        </Stack>
      </Form>
    </DialogContent>
  );
}
