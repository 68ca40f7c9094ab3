import { useEffect, useRef } from 'react';

type Keyed = { readonly id: string };

/** After rows went away the focus goes to the one that took their place, not to nowhere (UX-10). */
export function useRowFocus(rows: readonly Keyed[]) {
  const wanted = useRef<{ index: number; gone: readonly string[] }>(undefined);
  useEffect(() => {
    const { gone, index } = wanted.current ?? {};
    if (index === undefined || rows.some(({ id }) => gone?.includes(id))) return;
    wanted.current = undefined;
    const next = rows[Math.min(index, rows.length - 1)];
    if (next) document.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(next.id)}"]`)?.focus();
  }, [rows]);
  /** Call before these rows are removed. */
  return (items: readonly Keyed[]) => {
    const gone = items.map(({ id }) => id);
    wanted.current = { gone, index: rows.findIndex(({ id }) => gone.includes(id)) };
  };
}
