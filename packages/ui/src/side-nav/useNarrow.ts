import { useSyncExternalStore } from 'react';

const query = '(max-width: 767px)';

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

const isNarrow = () => window.matchMedia(query).matches;
const onServer = () => false;

/** Whether the window is as narrow as a telephone, where 56 px of icons would take too much of the page. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, onServer);
