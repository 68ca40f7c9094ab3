/** Where an element is drawn, in pixels of the figure. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Boxes = ReadonlyMap<string, Box>;
type Shifts = ReadonlyMap<string, { readonly right: number; readonly down: number }>;

export const edges = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Edge = (typeof edges)[number];

/** The smallest box around all. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return { x, y, width, height };
}

function shiftTo(edge: Edge, box: Box, frame: Box): { right: number; down: number } {
  const across = frame.width - box.width;
  const along = frame.height - box.height;
  const [fromLeft, fromTop] = [frame.x - box.x, frame.y - box.y];
  const right = { left: fromLeft, center: fromLeft + across / 2, right: fromLeft + across };
  const down = { top: fromTop, middle: fromTop + along / 2, bottom: fromTop + along };
  return edge in right
    ? { right: right[edge as keyof typeof right], down: 0 }
    : { right: 0, down: down[edge as keyof typeof down] };
}

/** How far elements move so that they stand along one edge of all of them; a single one along one of the figure. */
export function aligned(boxes: Boxes, edge: Edge, figure: Box): Shifts {
  const frame = boxes.size > 1 ? around([...boxes.values()]) : figure;
  return new Map([...boxes].map(([id, box]) => [id, shiftTo(edge, box, frame)]));
}

/** How far the elements between the outermost two move so that the gaps are equal; none with fewer than three. */
export function spread(boxes: Boxes, along: 'across' | 'down'): Shifts {
  if (boxes.size < 3) return new Map();
  const start = (box: Box) => (along === 'across' ? box.x : box.y);
  const length = (box: Box) => (along === 'across' ? box.width : box.height);
  const sorted = [...boxes].toSorted(([, one], [, other]) => start(one) - start(other));
  const frame = around(sorted.map(([, box]) => box));
  const filled = sorted.reduce((sum, [, box]) => sum + length(box), 0);
  const gap = (length(frame) - filled) / (sorted.length - 1);
  let at = start(frame);
  return new Map(
    sorted.map(([id, box]) => {
      const by = at - start(box);
      at += length(box) + gap;
      return [id, along === 'across' ? { right: by, down: 0 } : { right: 0, down: by }];
    }),
  );
}
