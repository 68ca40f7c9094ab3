import { workbenchBlocks, type WorkbenchLayout } from '@panome/contract/workbench';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { LayoutDashboard, PenTool } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { openFigureEditor } from '../../../shared/charts/figureEditor.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { useLiveShares } from '../../../shared/projects/index.ts';
import { useFreshTasks } from '../../../shared/recent/index.ts';
import { hide, moveBy, moveTo, show, shownBlocks } from './arrange.ts';
import * as styles from './Dashboard.css.ts';
import { dashboardText as text } from './dashboard.text.ts';
import { HiddenBlocks } from './HiddenBlocks.tsx';
import { MovableBlock } from './MovableBlock.tsx';
import { useLayout } from './useLayout.ts';

/** 工作台: the blocks that a person wants to see, in the person's order. */
export function Page() {
  useFreshTasks();
  useLiveShares();
  const { data, error, keep, mutate, reset } = useLayout();
  const [arranging, setArranging] = useState(false);
  return (
    <PageBody>
      <PageHeader
        actions={
          arranging ? (
            <>
              <Button onClick={reset}>{text.reset}</Button>
              <Button onClick={() => setArranging(false)} variant="primary">
                {text.finish}
              </Button>
            </>
          ) : (
            <>
              <Button icon={<PenTool aria-hidden size={16} strokeWidth={1.5} />} onClick={() => openFigureEditor()}>
                {text.figureEditor}
              </Button>
              <Button
                disabled={!data}
                icon={<LayoutDashboard aria-hidden size={16} strokeWidth={1.5} />}
                onClick={() => setArranging(true)}
              >
                {text.arrange}
              </Button>
            </>
          )
        }
        description={text.description}
        title={text.title}
      />
      {!data && error && (
        <FailedState message={error.what} onRetry={() => void mutate()} requestId={error.requestId || undefined} />
      )}
      {!data && !error && <Skeleton height={320} shape="block" />}
      {data && <Arranged arranging={arranging} layout={data} onChange={keep} />}
    </PageBody>
  );
}

type ArrangedProps = {
  readonly layout: WorkbenchLayout;
  readonly arranging: boolean;
  readonly onChange: (layout: WorkbenchLayout) => void;
};

function Arranged({ arranging, layout, onChange }: ArrangedProps) {
  const shown = shownBlocks(layout);
  const [said, say] = useState('');
  const list = useRef<HTMLUListElement>(null);
  // A block that moves is put elsewhere in the page, which takes the focus away from its handle.
  const [followed, follow] = useState<{ readonly block: string; readonly control: string }>();
  useEffect(() => {
    if (followed)
      list.current
        ?.querySelector<HTMLElement>(
          `[data-block="${followed.block}"] button[aria-label="${followed.control}"]:not(:disabled), [data-block="${followed.block}"] [data-handle]`,
        )
        ?.focus();
  }, [followed]);

  const change = (next: WorkbenchLayout, words: string) => {
    onChange(next);
    say(words);
  };
  const move = (block: (typeof shown)[number], steps: number) => {
    const next = moveBy(layout, block, steps);
    const after = shownBlocks(next);
    change(next, text.moved(text.blocks[block], after.indexOf(block) + 1, after.length));
    follow({ block, control: document.activeElement?.getAttribute('aria-label') ?? '' });
  };
  return (
    <>
      {arranging && (
        <Callout title={text.arranging}>
          <HiddenBlocks
            hidden={layout.order.filter((one) => layout.hidden.includes(one))}
            onShow={(block) => change(show(layout, block), text.isShown(text.blocks[block]))}
          />
        </Callout>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {shown.length === 0 && <EmptyState description={text.allHiddenHint} title={text.allHidden} />}
      <ul aria-label={text.title} className={styles.blocks} ref={list} role="list">
        {shown.map((block, at) => (
          <MovableBlock
            arranging={arranging}
            block={block}
            first={at === 0}
            key={block}
            last={at === shown.length - 1}
            onDrop={(dragged) => {
              const from = workbenchBlocks.find((one) => one === dragged);
              if (from && from !== block)
                change(moveTo(layout, from, block), text.moved(text.blocks[from], at + 1, shown.length));
            }}
            onHide={() => change(hide(layout, block), text.wasHidden(text.blocks[block]))}
            onMove={(steps) => move(block, steps)}
          />
        ))}
      </ul>
    </>
  );
}
