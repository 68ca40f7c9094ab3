import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../shared/page/index.ts';
import { LeadOn } from '../../shared/routing/LeadOn.tsx';
import { toolListPath } from '../../shared/tasks/index.ts';

const ResultPage = lazy(async () => ({ default: (await import('../../shared/run/result/ResultPage.tsx')).ResultPage }));
const ToolFormPage = lazy(async () => ({
  default: (await import('../../shared/run/form/ToolFormPage.tsx')).ToolFormPage,
}));

/** A task and its form are one page for the frame, which would leave the other one where this one was scrolled to. */
function useTopOfEach(view: string): void {
  const last = useRef(view);
  useLayoutEffect(() => {
    if (last.current !== view) window.scrollTo(0, 0);
    last.current = view;
  }, [view]);
}

/**
 * `mission_id` shows a task and its result, `id` the form of a tool; without either there is only the list to go to.
 */
export function DetailPage() {
  const [params] = useSearchParams();
  const missionId = params.get('mission_id');
  const toolId = params.get('id');
  const redo = params.get('redo') ?? '';
  useTopOfEach(missionId ? missionId : `${toolId} ${redo}`);
  if (!missionId && !toolId) return <LeadOn to={toolListPath} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      {missionId ? (
        <ResultPage key={missionId} missionId={missionId} />
      ) : (
        <ToolFormPage key={`${toolId} ${redo}`} redo={redo} toolId={toolId!} />
      )}
    </Suspense>
  );
}
