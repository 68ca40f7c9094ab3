import { headerRules, type sampleHeader } from '@panome/contract/samples';
import { checkRows, columnsOf, headerOf, sampleKinds } from '@panome/contract/sample-forms';
import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Link } from '@panome/ui/link';
import { Stack } from '@panome/ui/stack';
import { Send } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { Allowed, Editable } from '../../../shared/access/index.ts';
import { CallError } from '../../../shared/api/index.ts';
import { DraftConflict, DraftLine } from '../../../shared/draft/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { describeFailure } from '../../../shared/forms/index.ts';
import { PageBody, PageHeader, useTell } from '../../../shared/page/index.ts';
import { useFormCalls, type SampleForm } from '../api.ts';
import { createGrid, edit, fit, type Grid } from '../grid/gridState.ts';
import { ProblemsPanel } from '../grid/ProblemsPanel.tsx';
import type { SampleGridHandle } from '../grid/SampleGrid.tsx';
import { detailPath, listPath } from '../paths.ts';
import { samplesText } from '../samples.text.ts';
import { BatchCard } from './BatchCard.tsx';
import * as styles from './Editor.css.ts';
import { editorText as text } from './editor.text.ts';
import { HeaderFields, type HeaderForm } from './HeaderFields.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { TableCard } from './TableCard.tsx';
import { useFormDraft, type Content, type FormDraft } from './useFormDraft.ts';

type EditorProps = {
  /** Without an id before the first save. */
  readonly form: SampleForm;
  /** The first save has made the form. */
  readonly onMade: (form: SampleForm) => void;
};

/** Fills in a form. The fields are made anew when another content takes the place of theirs. */
export function Editor({ form, onMade }: EditorProps) {
  const { draft, idOf, recovered } = useFormDraft(form, onMade);
  const { state } = draft;
  const [round, setRound] = useState(0);
  const [restored, setRestored] = useState(recovered);
  const above = (
    <>
      {state.status === 'conflict' && (
        <DraftConflict draft={draft} onTaken={() => setRound((count) => count + 1)} text={text} />
      )}
      {restored && <Callout onClose={() => setRestored(false)}>{text.recovered}</Callout>}
    </>
  );
  return (
    <Fields above={above} content={state.content} draft={draft} form={form} idOf={idOf} key={round}>
      <DraftLine
        lines={state.savedAt ? text.draft(formatTime(state.savedAt).slice(11, 16)) : text.newDraft}
        onRetry={draft.flush}
        retry={text.retry}
        status={state.status}
      />
    </Fields>
  );
}

type FieldsProps = {
  readonly form: SampleForm;
  /** Its id, once it is saved. */
  readonly idOf: () => string;
  readonly content: Content;
  readonly draft: FormDraft;
  readonly above: React.ReactNode;
  readonly children: React.ReactNode;
};

function Fields({ above, children, content, draft, form: { kind, number }, idOf }: FieldsProps) {
  const tell = useTell();
  const navigate = useNavigate();
  const { submit } = useFormCalls();
  const [stored, setGrid] = useState(() => createGrid(content.rows));
  const [confirming, setConfirming] = useState(false);
  const gridRef = useRef<SampleGridHandle>(null);
  const schema = useMemo(() => headerRules(kind) as unknown as typeof sampleHeader, [kind]);
  const { families } = content.header;
  const columns = useMemo(() => columnsOf(kind, families), [kind, families]);
  const grid = fit(stored, columns.length);
  const problems = useMemo(() => checkRows(columns, grid.rows), [columns, grid.rows]);
  const errors = problems.filter(({ severity }) => severity === 'error');

  const fields: HeaderForm = useZodForm({
    schema,
    defaultValues: content.header,
    describeFailure,
    onSubmit: async () => {
      if (grid.rows.length === 0) return { message: text.noRows };
      if (errors.length > 0) return { message: text.gridErrors(errors.length) };
      setConfirming(true);
      return undefined;
    },
  });
  const { values } = fields;
  const keepHeader = useEffectEvent((header: typeof values) => {
    if (JSON.stringify(header) !== JSON.stringify(content.header))
      draft.change({ header: { ...content.header, ...header } });
  });
  useEffect(() => keepHeader(values), [values]);

  const changeGrid = (next: Grid) => {
    if (next.rows !== grid.rows) draft.change({ rows: next.rows });
    setGrid(next);
  };
  const send = async () => {
    setConfirming(false);
    try {
      await draft.flush();
      const sent = await submit(idOf(), draft.revision());
      tell.done(text.submitted(sent.number));
      await navigate(detailPath(sent), { replace: true });
    } catch (error) {
      const refused =
        error instanceof CallError ? (error.data as { fields?: Record<string, string> } | null)?.fields : undefined;
      for (const [name, message] of Object.entries(refused ?? {}))
        fields.methods.setError(name as 'contact', { message });
      tell.failed(error, text.submitFailed);
    }
  };
  const heading = number ? `${sampleKinds[kind]} ${number}` : text.newTitle(sampleKinds[kind]);
  const goTo = (row: number, column: string) =>
    gridRef.current?.goTo({
      row,
      column: Math.max(
        0,
        columns.findIndex(({ id }) => id === column),
      ),
    });

  return (
    <PageBody>
      <PageHeader
        above={
          <Breadcrumb current={heading}>
            <Link asChild tone="muted">
              <RouterLink to={listPath(kind)}>
                {kind === 'application' || kind === 'return' ? sampleKinds[kind] : samplesText.collection.title}
              </RouterLink>
            </Link>
          </Breadcrumb>
        }
        description={text.hint}
        title={heading}
      />
      {above}
      <Editable call={['sampleFormUpdate', 'sampleFormSubmit']}>
        <Stack space="large">
          <Card title={text.about}>
            <Form {...fields.formProps}>
              <FormErrorSummary {...fields.summary} />
              <HeaderFields
                form={fields}
                kind={kind}
                onTitle={(title) => draft.change({ title })}
                title={content.title}
              />
            </Form>
          </Card>
          <TableCard
            columns={columns}
            families={families}
            grid={grid}
            gridRef={gridRef}
            onChange={changeGrid}
            onGoTo={goTo}
            idOf={idOf}
            kind={kind}
            onFlush={draft.flush}
            problems={problems}
          >
            <ProblemsPanel
              labelOf={(id) => headerOf(columns.find((column) => column.id === id)!)}
              onGoTo={goTo}
              problems={problems}
              samples={grid.rows.length}
            />
          </TableCard>
          {kind !== 'return' && <BatchCard onApply={(rows) => changeGrid(edit(grid, rows))} rows={grid.rows} />}
        </Stack>
      </Editable>
      <div className={styles.bar}>
        {children}
        <Allowed call={['sampleFormUpdate', 'sampleFormSubmit']}>
          <Button
            icon={<Send aria-hidden size={16} strokeWidth={1.5} />}
            loading={fields.methods.formState.isSubmitting}
            onClick={() => void fields.formProps.onSubmit()}
            variant="primary"
          >
            {grid.rows.length > 0 ? text.submitCount(grid.rows.length) : text.submit}
          </Button>
        </Allowed>
      </div>
      <SubmitDialog
        number={number}
        onClose={() => setConfirming(false)}
        onSubmit={() => void send()}
        open={confirming}
        problems={problems}
        rows={grid.rows}
      />
    </PageBody>
  );
}
