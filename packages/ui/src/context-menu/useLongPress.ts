import { useEffect, useRef, type TouchEvent } from 'react';

const longEnough = 600;

/** A finger that rests for a moment. */
export function useLongPress(onPress: (target: EventTarget, x: number, y: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  useEffect(() => end, []);
  return {
    end,
    begin: ({ target, touches }: TouchEvent) => {
      end();
      const touch = touches.length === 1 ? touches.item(0) : null;
      if (touch) timer.current = setTimeout(() => onPress(target, touch.clientX, touch.clientY), longEnough);
    },
  };
}
