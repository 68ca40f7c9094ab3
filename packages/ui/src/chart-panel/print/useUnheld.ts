import { useEffect, useState } from 'react';
import type { UnheldCharacters, ChartPictures } from './chartPicture.ts';

const none: UnheldCharacters = { missing: [], replaced: [] };

/** Which characters of a figure a PDF cannot hold; none while another format is chosen. */
export function useUnheld(texts: readonly string[], pictures: ChartPictures | undefined): UnheldCharacters {
  const [unheld, setUnheld] = useState(none);
  // The texts are new with every drawing, what they say seldom is.
  const written = texts.join('\n');
  useEffect(() => {
    if (!pictures) return undefined;
    let left = false;
    pictures.unheld(written.split('\n')).then(
      (found) => !left && setUnheld(found),
      // Without an answer the file is made all the same.
      (error: unknown) => console.error(error),
    );
    return () => {
      left = true;
      setUnheld(none);
    };
  }, [pictures, written]);
  return unheld;
}
