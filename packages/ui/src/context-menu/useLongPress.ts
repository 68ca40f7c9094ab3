import { useEffect, useRef, type TouchEvent } from 'react';

const longEnough = 600;

/** A finger that rests: phones of Apple send no contextmenu event for it. */
export function useLongPress(onPress: (place: { x: number; y: number }) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  useEffect(() => end, []);
  return {
    end,
    begin: ({ touches }: TouchEvent) => {
      end();
      const touch = touches.length === 1 ? touches.item(0) : null;
      if (touch) timer.current = setTimeout(() => onPress({ x: touch.clientX, y: touch.clientY }), longEnough);
    },
  };
}
