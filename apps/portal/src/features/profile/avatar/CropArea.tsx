// The picture is moved with the arrow keys and the pointer, so it takes the focus, as an application in the page.
/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import * as styles from './Avatar.css.ts';
import { avatarText as text } from './avatar.text.ts';
import { fitCrop, moveCrop, placeCrop, type Crop } from './placeCrop.ts';

type CropAreaProps = { readonly picture: ImageBitmap; readonly crop: Crop; readonly onChange: (crop: Crop) => void };

/** Pixels of the drawing: twice the place on the page, for sharp screens. */
const drawn = 560;
const step = 0.05;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const zooms: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 };

/** The picture below a round window; moved by pointer, wheel or keys. */
export function CropArea({ crop, onChange, picture }: CropAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    const { left, side, top } = placeCrop(picture, crop);
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, drawn, drawn);
    context?.drawImage(picture, left, top, side, side, 0, 0, drawn, drawn);
  }, [crop, picture]);

  const handleKey = (event: KeyboardEvent) => {
    const [move, zoom] = [moves[event.key], zooms[event.key]];
    if (!move && !zoom) return;
    event.preventDefault();
    onChange(move ? moveCrop(picture, crop, ...move) : fitCrop(picture, { ...crop, zoom: crop.zoom * zoom! }));
  };
  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!last.current) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    onChange(
      moveCrop(picture, crop, (event.clientX - last.current.x) / width, (event.clientY - last.current.y) / width),
    );
    last.current = { x: event.clientX, y: event.clientY };
  };
  return (
    <div
      aria-label={text.area}
      aria-roledescription={text.role}
      className={styles.area}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={handleMove}
      onPointerUp={() => (last.current = undefined)}
      onWheel={(event) => onChange(fitCrop(picture, { ...crop, zoom: crop.zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1) }))}
      role="application"
      tabIndex={0}
    >
      <canvas className={styles.canvas} height={drawn} ref={canvas} width={drawn} />
    </div>
  );
}
