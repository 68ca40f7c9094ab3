import { supportRules, supportTopics } from '@panome/contract/support';
import type { ResponseOf } from '@panome/contract/client';
import { Descriptions } from '@panome/ui/descriptions';
import { Disclosure } from '@panome/ui/disclosure';
import { Form, FormActions, FormDraftStatus, FormErrorSummary, FormSubmit } from '@panome/ui/form';
import { useFormDraft, useZodForm } from '@panome/ui/form-hook';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { TextArea } from '@panome/ui/text-area';
import { TextField } from '@panome/ui/text-field';
import { useMemo } from 'react';
import { call } from '../../shared/api/index.ts';
import { describeFailure } from '../../shared/forms/index.ts';
import { useDirty } from '../../shared/routing/useDirty.ts';
import { useSession } from '../../shared/session/useSession.ts';
import * as styles from './Support.css.ts';
import { supportText as text } from './support.text.ts';
import { systemInfo } from './systemInfo.ts';

export type SupportFormProps = {
  /** Page of the portal that was left for this one; left out of the request when empty. */
  readonly page: string;
  /** Number of the request that failed, sent along for support to look up; left out when empty. */
  readonly requestId: string;
  /** Build of the portal in which the question arose, sent along; left out when empty. */
  readonly build: string;
  /** The server has taken the question; the form shows no confirmation of its own. */
  readonly onSent: (sent: ResponseOf<'supportStore'>) => void;
};

const options = supportTopics.map((value) => ({ value, label: text.topics[value] }));

/**
 * A question to customer service. Visitors give an address; what the browser says of itself is
 * shown before it goes.
 */
export function SupportForm({ build, onSent, page, requestId }: SupportFormProps) {
  const session = useSession();
  const system = useMemo(() => systemInfo(page, requestId, build), [build, page, requestId]);
  const form = useZodForm({
    schema: supportRules,
    defaultValues: {
      topic: '' as 'account',
      name: session?.name ?? '',
      email: session?.email ?? '',
      phone: '',
      content: '',
    },
    describeFailure,
    onSubmit: async (values) => {
      if (!session && !values.email) return { fields: { email: text.emailMissing } };
      onSent(await call('supportStore', { ...values, system }));
      return undefined;
    },
  });
  const draft = useFormDraft(form, {
    storage: localStorage,
    storageKey: `panome.support.${session?.email ?? ''}`,
    omit: ['email', 'name'],
  });
  useDirty(form.unsaved);
  const facts = [
    { label: text.page, value: system.page },
    { label: text.requestId, value: system.request_id },
    { label: text.agent, value: system.agent },
    { label: text.screen, value: system.screen },
    { label: text.language, value: system.language },
    { label: text.timezone, value: system.timezone },
    { label: text.build, value: system.build },
  ].filter(({ value }) => value);
  return (
    <Form {...form.formProps}>
      <Stack space="large">
        {form.summary.failure && <FormErrorSummary {...form.summary} />}
        <Select {...form.choice('topic')} label={text.topic} options={options} required />
        <TextArea
          {...form.text('content')}
          help={text.contentHelp}
          label={text.content}
          maxLength={5_000}
          required
          rows={5}
        />
        <TextField
          {...form.text('email')}
          autoCapitalize="none"
          autoComplete="email"
          help={text.emailHelp}
          inputMode="email"
          label={text.email}
          required={!session}
          spellCheck={false}
          type="email"
        />
        <TextField {...form.text('name')} autoComplete="name" label={text.name} />
        <TextField
          {...form.text('phone')}
          autoComplete="tel"
          help={text.phoneHelp}
          inputMode="tel"
          label={text.phone}
        />
        <div className={styles.system}>
          <Disclosure variant="quiet" summary={text.system}>
            <Descriptions columns={1} items={facts} />
          </Disclosure>
        </div>
        <FormActions>
          <FormSubmit>{text.submit}</FormSubmit>
          <FormDraftStatus {...draft} />
        </FormActions>
      </Stack>
    </Form>
  );
}
