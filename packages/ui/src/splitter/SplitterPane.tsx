import { useRef, type ReactNode } from 'react';
import { usePaneStop } from './usePaneStop.ts';

type SplitterPaneProps = {
  className: string;
  children: ReactNode;
  id?: string;
};

/** One side; reachable by Tab where only that lets it scroll by keys. */
export function SplitterPane({ className, children, id }: SplitterPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const stop = usePaneStop(pane);
  return (
    <div className={className} id={id} ref={pane} {...(stop && { role: 'group', tabIndex: 0 })}>
      {children}
    </div>
  );
}
