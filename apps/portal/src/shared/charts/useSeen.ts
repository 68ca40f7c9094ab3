import { useEffect, useRef, useState } from 'react';

/** Whether an element has ever come near the window; before that its chart is neither loaded nor drawn. */
export function useSeen<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !ref.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '400px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  return { ref, seen };
}
