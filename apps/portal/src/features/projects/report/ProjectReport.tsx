import { Card } from '@panome/ui/card';
import { RichText } from '@panome/ui/rich-text';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../../shared/api/index.ts';
import type { Project } from '../../../shared/projects/index.ts';
import { FigureDialog } from './FigureDialog.tsx';
import * as styles from './Report.css.ts';
import { ReportContents } from './ReportContents.tsx';
import { Samples } from './Samples.tsx';
import { useAnchors } from './useAnchors.ts';
import { useFigures } from './useFigures.ts';

type ProjectReportProps = {
  readonly project: Project;
  /** Where the table of contents stands. */
  readonly aside: HTMLElement | null;
};

/** The closing report of a project with its contents, its figures to be looked at closely, and its samples. */
export function ProjectReport({ aside, project }: ProjectReportProps) {
  // Each answer signs the addresses of the pictures anew, so it is asked for again only when one has expired.
  const { data, error, mutate } = useCall(
    'projectReport',
    { id: project.id },
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  const [query, setQuery] = useSearchParams();
  const article = useRef<HTMLDivElement>(null);
  const [figure, setFigure] = useState<number>();
  const figures = useFigures(article, { onOpen: setFigure, onOver: () => void mutate() });
  const { current, goTo } = useAnchors(article, data?.toc ?? none, query.get('anchor') ?? '');

  if (error && !data)
    return (
      <FailedState
        message={error.what}
        onRetry={() => void mutate()}
        requestId={error.requestId || undefined}
        variant="inline"
      />
    );
  if (!data) return <Skeleton height={480} shape="block" />;
  const follow = (anchor: string) => {
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('project', project.id);
        next.set('anchor', anchor);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
    goTo(anchor);
  };
  return (
    <>
      {aside &&
        data.toc.length > 0 &&
        createPortal(<ReportContents current={current} entries={data.toc} onChoose={follow} />, aside)}
      <Card>
        <div className={styles.article} ref={article}>
          <RichText html={data.html} />
        </div>
      </Card>
      {data.samples.length > 0 && <Samples samples={data.samples} />}
      <FigureDialog at={figure} figures={figures} onMove={setFigure} />
    </>
  );
}

const none: readonly { readonly id: string }[] = [];
