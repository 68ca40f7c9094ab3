import { useText } from '@panome/ui/locale';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { useId, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import type { Box } from '../edits/align.ts';
import { svgEditorText } from '../svgEditor.text.ts';
import type { FigureSize } from './figureSize.ts';
import { boxesOf, inUnitsOf, type Shift } from './hit.ts';
import * as styles from './Stage.css.ts';
import { stageKey, type StageActs } from './stageKeys.ts';
import { useDrag } from './useDrag.ts';

/** What the page asks the stage. */
export type StageHandle = {
  readonly focus: () => void;
  /** Where elements are drawn, in pixels of the figure. */
  readonly boxes: (ids: readonly string[]) => ReadonlyMap<string, Box>;
  /** Shifts in pixels of the figure as shifts in the units of each element. */
  readonly inUnits: (shifts: ReadonlyMap<string, Shift>) => ReadonlyMap<string, Shift>;
};

type StageProps = {
  /** The cleaned figure with its edits; the stage takes it over. */
  readonly svg: SVGSVGElement;
  readonly size: FigureSize;
  readonly zoom: number;
  readonly label: string;
  readonly known: ReadonlySet<string>;
  readonly selected: readonly string[];
  /** What is selected, in words. */
  readonly read: string;
  readonly acts: StageActs;
  readonly onSelect: (id: string | null, add: boolean) => void;
  readonly onMove: (shifts: ReadonlyMap<string, Shift>) => void;
  readonly ref: Ref<StageHandle>;
};

/** Room between an element and its frame. */
const margin = 2;

/**
 * The figure in a frame of its own, in which no script runs whatever the figure holds, under a layer that takes presses
 * and keys and shows what is selected.
 */
export function Stage({ acts, known, label, onMove, onSelect, read, ref, selected, size, svg, zoom }: StageProps) {
  const text = useText(svgEditorText);
  const help = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [loads, setLoads] = useState(0);
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const stage = () => frame.current?.contentDocument ?? null;
  const { dragging, handlers, shift } = useDrag({ stage, known, selected, onSelect, onMove });
  const [width, height] = [size.width * zoom, size.height * zoom];

  useLayoutEffect(() => {
    const document = frame.current?.contentDocument;
    if (!document) return;
    document.body.style.margin = '0';
    document.body.style.overflow = 'hidden';
    svg.setAttribute('width', String(width));
    svg.setAttribute('height', String(height));
    document.body.replaceChildren(document.adoptNode(svg));
  }, [height, loads, svg, width]);

  useLayoutEffect(() => {
    const document = frame.current?.contentDocument;
    if (document) setBoxes([...boxesOf(document, selected).values()]);
  }, [height, loads, selected, svg, width]);

  useImperativeHandle(ref, () => ({
    focus: () => layer.current?.focus(),
    boxes: (ids) => {
      const document = stage();
      const drawn = document ? boxesOf(document, ids) : new Map<string, Box>();
      return new Map(
        [...drawn].map(([id, box]) => [
          id,
          { x: box.x / zoom, y: box.y / zoom, width: box.width / zoom, height: box.height / zoom },
        ]),
      );
    },
    inUnits: (shifts) => {
      const document = stage();
      return new Map(
        [...shifts].map(([id, { down, right }]) => [
          id,
          document ? inUnitsOf(document, id, { right: right * zoom, down: down * zoom }) : { right, down },
        ]),
      );
    },
  }));

  return (
    <div className={styles.paper}>
      <iframe
        className={styles.frame}
        height={height}
        onLoad={() => setLoads((count) => count + 1)}
        ref={frame}
        sandbox="allow-same-origin"
        tabIndex={-1}
        title={text.figure}
        width={width}
      />
      {/* The layer takes the keys of a drawing area, which no other role describes. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        aria-describedby={help}
        aria-label={label}
        className={styles.layer}
        data-dragging={dragging ? '' : undefined}
        data-selected={selected.length > 0 ? '' : undefined}
        onDoubleClick={acts.text}
        onKeyDown={(event) => stageKey(event, selected.length, acts)}
        ref={layer}
        role="application"
        // It is the one stop of the figure; Tab then walks through its elements.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...handlers}
      >
        <svg aria-hidden height={height} width={width}>
          {boxes.map(({ height: high, width: wide, x, y }, at) => (
            <rect
              className={styles.selection}
              height={high + 2 * margin}
              key={selected[at] ?? at}
              width={wide + 2 * margin}
              x={x - margin + shift.right}
              y={y - margin + shift.down}
            />
          ))}
        </svg>
      </div>
      <VisuallyHidden id={help}>{text.stageKeys}</VisuallyHidden>
      <VisuallyHidden role="status">{read}</VisuallyHidden>
    </div>
  );
}
