import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { FailedState } from '@panome/ui/state';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { download, useCall } from '../../../shared/api/index.ts';
import { PageBody, PageHeader, PageSkeleton, useTell } from '../../../shared/page/index.ts';
import { SampleFormPage } from '../../../shared/samples/index.ts';
import { Notes } from '../frame/Notes.tsx';
import { MoveDialog, type Move } from './MoveDialog.tsx';
import { samplesText as text } from './samples.text.ts';

type Form = ResponseOf<'staffSampleDetail'>;

/** A sample form as it was submitted, every column of it, and what may be done with it now. */
export function Page() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useCall('staffSampleDetail', { id }, { keepPreviousData: false });
  if (data) return <Detail form={data} />;
  if (!error) return <PageSkeleton />;
  const missing = error.status === 404;
  return (
    <PageBody>
      <PageHeader title={text.title} />
      <FailedState
        message={missing ? text.gone : error.what}
        onRetry={missing ? undefined : () => void mutate()}
        requestId={error.requestId || undefined}
      />
    </PageBody>
  );
}

/** What comes next, the usual one last. */
function movesOf({ kind, state }: Form): readonly { readonly move: Move; readonly title: string }[] {
  if (state === 'submitted') return [{ move: 'received', title: kind === 'return' ? text.accept : text.receive }];
  const back = { move: 'returned', title: text.giveBack } as const;
  if (kind === 'return') return state === 'received' ? [back] : [];
  if (state === 'received') return [back, { move: 'checked', title: text.check }];
  return state === 'checked' ? [{ move: 'checked', title: text.again }, back] : [];
}

function Detail({ form }: { readonly form: Form }) {
  const tell = useTell();
  const [open, setOpen] = useState<{ readonly move: Move; readonly title: string } | null>(null);
  const { email, id, name } = form;
  const moves = movesOf(form);
  return (
    <SampleFormPage
      actions={
        <>
          <Button
            onClick={() =>
              void download('staffSampleBook', { id }).catch((error: unknown) =>
                tell.failed(error, text.downloadFailed),
              )
            }
          >
            {text.book}
          </Button>
          {moves.map((next, at) => (
            <Allowed call={['staffSampleMove', 'staffSampleCheck']} key={next.move}>
              <Button onClick={() => setOpen(next)} {...(at === moves.length - 1 && { variant: 'primary' as const })}>
                {next.title}
              </Button>
            </Allowed>
          ))}
        </>
      }
      back={{ to: '/staff/samples', words: text.back }}
      below={
        <Card>
          <Notes id={id} kind="sample" />
        </Card>
      }
      detail={`${name} ${email}`}
      form={form}
    >
      {open && <MoveDialog {...open} form={form} onClose={() => setOpen(null)} />}
    </SampleFormPage>
  );
}
