import { useSearchParams } from 'react-router-dom';

/** What is open beside a list, in the address, so that a link opens it again. */
export function useOpen() {
  const [query, setQuery] = useSearchParams();
  const put = (id: string) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (id === '') next.delete('id');
      else next.set('id', id);
      return next;
    });
  const searchWith = (id: string) => {
    const next = new URLSearchParams(query);
    next.set('id', id);
    return `?${next.toString()}`;
  };
  return { id: query.get('id') ?? '', show: put, close: () => put(''), searchWith };
}
