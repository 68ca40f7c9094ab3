import { useEffect, useState, useSyncExternalStore } from 'react';
import { bounce, type Position } from './bounce.ts';

/** Long enough to read one headline. */
const interval = 4000;
const query = '(prefers-reduced-motion: reduce)';
const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

const asked = () => window.matchMedia(query).matches;
/** A server cannot know: what it draws is what most readers see. */
const onServer = () => false;

/** Whether the reader asked for less motion. */
export const useStill = (): boolean => useSyncExternalStore(subscribe, asked, onServer);

/**
 * Moves through `count` items while it plays. Hover holds it for as long as it lasts; focus pauses it until somebody
 * presses play, because a list that starts to move under a reader's focus loses them their place.
 */
export function useTicker(count: number, playing: boolean) {
  const [hovered, setHovered] = useState(false);
  const [position, setPosition] = useState<Position>({ index: 0, step: 1 });
  const moving = playing && !hovered && count > 1;

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setPosition((now) => bounce(now, count)), interval);
    return () => clearInterval(timer);
  }, [count, moving]);

  return {
    index: Math.min(position.index, Math.max(count - 1, 0)),
    go: (by: 1 | -1) => setPosition(({ index }) => ({ index: Math.min(Math.max(index + by, 0), count - 1), step: by })),
    hold: setHovered,
  };
}
