import { useEffect, type RefObject } from 'react';

type Line = { readonly at: number; readonly text: string };

/** Puts what is said into the caption track of a video; a line stays until the next one. @returns what takes it out. */
function fillTrack(track: TextTrack, lines: readonly Line[], seconds: number): () => void {
  track.mode = 'showing';
  const cues = lines.map(({ at, text }, index) => new VTTCue(at, lines[index + 1]?.at ?? seconds, text));
  for (const cue of cues) track.addCue(cue);
  return () => {
    for (const cue of cues) if (Array.from(track.cues ?? []).includes(cue)) track.removeCue(cue);
  };
}

/** Captions of a video from its transcript; another address is another element with a track of its own. */
export function useCaptions(
  element: RefObject<HTMLVideoElement | null>,
  url: string,
  lines: readonly Line[],
  seconds: number,
): void {
  useEffect(() => {
    const track = element.current?.textTracks[0];
    return track && fillTrack(track, lines, seconds);
  }, [element, lines, seconds, url]);
}
