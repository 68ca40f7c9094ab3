import { useEffect, useRef } from 'react';
import { useEffectEvent } from '../react-range/index.ts';

/**
 * Calls `onEnd` after `duration` ms, the paused time not counted.
 *
 * @param restart - Another value starts the time anew.
 */
export function useCountdown({
  duration,
  paused,
  restart,
  onEnd,
}: {
  duration: number;
  paused: boolean;
  restart: number;
  onEnd: () => void;
}): void {
  const rest = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    rest.current = duration;
  }, [duration, restart]);
  useEffect(() => {
    if (paused || duration === Infinity) return;
    const started = Date.now();
    const timer = setTimeout(() => end(), rest.current);
    return () => {
      clearTimeout(timer);
      rest.current -= Date.now() - started;
    };
  }, [duration, paused, restart]);
}
