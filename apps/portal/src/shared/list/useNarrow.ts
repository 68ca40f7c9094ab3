import { useSyncExternalStore } from 'react';

const phone = matchMedia('(max-width: 767px)');
const subscribe = (listener: () => void) => {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
};

/** Whether the screen is a phone's. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);
