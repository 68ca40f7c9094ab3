import type { SampleKind } from '@panome/contract/sample-forms';
import { FailedState } from '@panome/ui/state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '../../../shared/api/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { LeadOn } from '../../../shared/routing/LeadOn.tsx';
import { useOpenRoute } from '../../../shared/routing/routeContext.ts';
import { useFormCalls } from '../api.ts';
import { editorPath } from '../paths.ts';
import { samplesText as text } from '../samples.text.ts';

/** The address of a kind without a form begins a new one. */
export function BeginForm({ kind }: { readonly kind: SampleKind }) {
  const { title } = useOpenRoute();
  const calls = useFormCalls();
  const begun = useRef(false);
  const [path, setPath] = useState('');
  const [error, setError] = useState<unknown>();
  const [round, setRound] = useState(0);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    calls.create(kind).then(
      (form) => setPath(editorPath(form)),
      (thrown: unknown) => {
        begun.current = false;
        setError(thrown);
      },
    );
  });
  useEffect(() => begin(), [kind, round]);
  const retry = () => {
    setError(undefined);
    setRound(round + 1);
  };
  if (path) return <LeadOn to={path} />;
  if (error === undefined) return <PageSkeleton />;
  return (
    <PageBody>
      <PageHeader title={title} />
      <FailedState message={`${text.createFailed}：${messageOf(error)}`} onRetry={retry} />
    </PageBody>
  );
}
