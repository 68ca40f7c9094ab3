import { useState } from 'react';
import type { Size } from '../engine/drawing.ts';
import type { ChartPicture } from './chartPicture.ts';
import { columns, densities, heightFor } from './printSize.ts';

/** What was asked for last: who saves several figures of one paper chooses once. Kept until the page is left. */
let last: Omit<ChartPicture, 'height' | 'theme'> = { format: 'png', width: columns.single, dpi: densities[0] };

/** What is asked for: the height follows the shape of the figure until somebody sets it. */
export function usePicture(size: Size, formats: readonly ChartPicture['format'][]) {
  const [picture, setPicture] = useState<ChartPicture>(() => ({
    ...last,
    format: formats.includes(last.format) ? last.format : 'png',
    height: heightFor(last.width, size),
    theme: 'light',
  }));
  const shaped = heightFor(picture.width, size);
  const change = (next: Partial<ChartPicture>) =>
    setPicture((before) => {
      const follows = next.width !== undefined && before.height === heightFor(before.width, size);
      return { ...before, ...(follows && { height: heightFor(next.width!, size) }), ...next };
    });
  const remember = () => {
    const { dpi, format, width } = picture;
    last = { dpi, format, width };
  };
  return { picture, shaped, change, remember };
}
