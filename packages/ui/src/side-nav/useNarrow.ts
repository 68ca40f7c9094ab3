import { useSyncExternalStore } from 'react';

const narrow = () => matchMedia('(max-width: 767px)');
const subscribe = (onChange: () => void) => {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
const isNarrow = () => narrow().matches;
const onServer = () => false;

/** Whether the window is as narrow as a telephone, where 56 px of icons would take too much of the page. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, onServer);
