import type { ResponseOf } from '@panome/contract/client';
import { staffContentRules, type ContentKind } from '@panome/contract/staff';
import { Form, FormActions, FormDraftStatus, FormErrorSummary, FormSubmit } from '@panome/ui/form';
import { useFormDraft, useZodForm } from '@panome/ui/form-hook';
import { Stack } from '@panome/ui/stack';
import { TextField } from '@panome/ui/text-field';
import { useEffect, useState } from 'react';
import { Editable } from '../../../shared/access/index.ts';
import { call, createSubmissionKeys } from '../../../shared/api/index.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import * as styles from './Content.css.ts';
import { contentText as text } from './content.text.ts';
import { ContentPreview } from './ContentPreview.tsx';
import { KindFields, NewsFields } from './KindFields.tsx';
import { usePreview } from './usePreview.ts';

export type Piece = ResponseOf<'staffContentDetail'>;
type ContentFormProps = {
  readonly kind: ContentKind;
  /** Absent while it was never saved. */
  readonly piece?: Piece | undefined;
  readonly onSaved: (piece: Piece) => void;
  /** Whether something is typed that is not saved. */
  readonly onUnsaved: (unsaved: boolean) => void;
};

const blank = staffContentRules.extend({ title: staffContentRules.shape.title.or(staffContentRules.shape.text) });

/** Writes a piece, with its look beside it. */
export function ContentForm({ kind, onSaved, onUnsaved, piece }: ContentFormProps) {
  const tell = useTell();
  const refresh = useRefreshStaff();
  const [keyFor] = useState(createSubmissionKeys);
  const email = useSession()?.email ?? '';
  const [start] = useState(
    () => piece?.fields ?? blank.parse({ title: '', questions: kind === 'questionnaire' ? text.example : '' }),
  );
  const form = useZodForm({
    schema: staffContentRules,
    defaultValues: start,
    describeFailure,
    onSubmit: async (values) => {
      const request = { ...values, kind, ...(piece && { id: piece.id, revision: piece.revision }) };
      const saved = await call('staffContentStore', request, { idempotencyKey: keyFor(JSON.stringify(request)) });
      tell.done(text.saved);
      onSaved(saved);
      await refresh();
    },
  });
  const draft = useFormDraft(form, {
    storage: localStorage,
    storageKey: `panome.staff.${email}.content.${kind}.${piece?.id ?? 'new'}`,
  });
  useDirty(form.unsaved);
  useEffect(() => onUnsaved(form.unsaved), [form.unsaved, onUnsaved]);
  const { questions = '', text: markdown = '', title } = form.values;
  const { preview, problem } = usePreview(markdown, kind === 'questionnaire' ? questions : '');
  const isDraft = piece === undefined || piece.state === 'draft' || piece.state === 'recalled';
  return (
    <div className={styles.halves}>
      <Editable call="staffContentStore">
        <Form {...form.formProps}>
          <Stack>
            {(form.summary.failure || form.summary.errors.length > 0) && <FormErrorSummary {...form.summary} />}
            <TextField {...form.text('title')} label={text.name} maxLength={100} required />
            {kind === 'news' && <NewsFields form={form} />}
            <KindFields form={form} kind={kind} />
            <FormActions>
              <FormSubmit>{isDraft ? text.saveDraft : text.save}</FormSubmit>
              <FormDraftStatus {...draft} />
            </FormActions>
          </Stack>
        </Form>
      </Editable>
      <ContentPreview faults={preview?.faults ?? []} problem={problem} shown={preview} title={title} />
    </div>
  );
}
