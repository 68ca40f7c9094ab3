import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/api/index.ts';

/** The place is kept so often while it plays, in seconds. */
const every = 5;
/** A video is seen when no more than this is left, in seconds. */
const rest = 2;

type Player = {
  readonly id: string;
  readonly seconds: number;
  /** Where it begins; undefined while that is not known. */
  readonly from: number | undefined;
  readonly onPlace: (second: number, done: boolean) => void;
};

/** A video element that begins where one left off, counts its play once a visit, and tells where it is. */
export function usePlayer({ from, id, onPlace, seconds }: Player) {
  const element = useRef<HTMLVideoElement>(null);
  const [now, setNow] = useState(0);
  const [failed, setFailed] = useState(false);
  const counted = useRef(false);
  const kept = useRef(0);

  useEffect(() => {
    const video = element.current;
    if (!video || from === undefined || from === 0) return undefined;
    const begin = () => {
      // One that was seen to its end begins anew.
      video.currentTime = from >= seconds - rest ? 0 : from;
    };
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) begin();
    else video.addEventListener('loadedmetadata', begin, { once: true });
    return () => video.removeEventListener('loadedmetadata', begin);
  }, [from, seconds]);

  const place = () => {
    const second = element.current?.currentTime ?? 0;
    setNow(second);
    const done = second >= seconds - rest;
    if (Math.abs(second - kept.current) < every && !done) return;
    if (done && kept.current >= seconds - rest) return;
    kept.current = second;
    onPlace(second, done);
  };

  return {
    element,
    now,
    failed,
    retried: () => setFailed(false),
    jump: (second: number) => {
      const video = element.current;
      if (!video) return;
      video.currentTime = second;
      // A browser may refuse to play without a press; the picture stands at the place then.
      void video.play().catch(() => undefined);
    },
    events: {
      onError: () => setFailed(true),
      onPause: place,
      onPlay: () => {
        if (counted.current) return;
        counted.current = true;
        // A count that is lost is not worth a word to the viewer.
        call('dynamicAddClick', { id, of: 'video' }).catch(() => undefined);
      },
      onTimeUpdate: place,
    },
  };
}
