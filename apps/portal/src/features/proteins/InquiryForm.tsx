import { supportRules } from '@panome/contract/support';
import type { ResponseOf } from '@panome/contract/client';
import { Form, FormActions, FormDraftStatus, FormErrorSummary, FormSubmit } from '@panome/ui/form';
import { useFormDraft, useZodForm } from '@panome/ui/form-hook';
import { Stack } from '@panome/ui/stack';
import { TextArea } from '@panome/ui/text-area';
import { TextField } from '@panome/ui/text-field';
import { useState } from 'react';
import { call } from '../../shared/api/index.ts';
import { describeFailure } from '../../shared/forms/index.ts';
import { useDirty } from '../../shared/routing/useDirty.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { inquiryText as text } from './inquiry.text.ts';
import { proteinPaths } from './paths.ts';

/** The part of what customer service takes that a question about proteins needs. */
const rules = supportRules.pick({ name: true, email: true, content: true });

type InquiryFormProps = {
  /** The protein it is about; empty for none. */
  readonly accession: string;
  readonly onSent: (sent: ResponseOf<'supportStore'>) => void;
};

/** A question to customer service with its context: the protein and the page. */
export function InquiryForm({ accession, onSent }: InquiryFormProps) {
  const session = useSession();
  const [about, setAbout] = useState(accession);
  const form = useZodForm({
    schema: rules,
    defaultValues: { name: session?.name ?? '', email: session?.email ?? '', content: '' },
    describeFailure,
    onSubmit: async ({ content, ...person }) => {
      const protein = about.trim();
      const page = protein ? proteinPaths.detail(protein) : proteinPaths.home;
      const question = protein ? `[蛋白数据库 ${protein}]\n${content}` : `[蛋白数据库]\n${content}`;
      onSent(
        await call('supportStore', {
          ...person,
          topic: 'analysis',
          phone: '',
          content: question.slice(0, 5_000),
          system: { page },
        }),
      );
      return undefined;
    },
  });
  const draft = useFormDraft(form, {
    storage: localStorage,
    storageKey: `panome.protein-inquiry.${session?.email ?? ''}`,
    omit: ['email', 'name'],
  });
  useDirty(form.unsaved);
  return (
    <Form {...form.formProps}>
      <Stack space="large">
        {form.summary.failure && <FormErrorSummary {...form.summary} />}
        <TextField
          autoCapitalize="none"
          help={text.accessionHelp}
          label={text.accession}
          maxLength={40}
          onValueChange={(value) => setAbout(value)}
          spellCheck={false}
          value={about}
        />
        <TextArea
          {...form.text('content')}
          help={text.contentHelp}
          label={text.content}
          maxLength={4_900}
          required
          rows={6}
        />
        <TextField {...form.text('email')} autoComplete="email" help={text.emailHelp} label={text.email} type="email" />
        <TextField {...form.text('name')} autoComplete="name" label={text.name} />
        <FormActions>
          <FormSubmit>{text.submit}</FormSubmit>
          <FormDraftStatus {...draft} />
        </FormActions>
      </Stack>
    </Form>
  );
}
