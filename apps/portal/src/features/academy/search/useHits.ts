import type { ResponseOf } from '@panome/contract/client';
import { useFiltered } from '@panome/ui/combobox';
import { useMemo } from 'react';
import { useCall } from '../../../shared/api/index.ts';

export type Hit = ResponseOf<'tutorialSearch'>[number];

const keyOf = ({ id, kind }: Pick<Hit, 'id' | 'kind'>) => `${kind} ${id}`;

/** What the texts say of it, best first, then titles that the letters spell in pinyin. */
export function useHits(words: string) {
  const { data, error, isLoading, mutate } = useCall('tutorialSearch', words ? { q: words } : null, {
    revalidateOnFocus: false,
  });
  const { data: topics } = useCall('tutorialTopics', {}, { revalidateOnFocus: false });
  const options = useMemo(
    () => (topics?.titles ?? []).map((one) => ({ value: keyOf(one), label: one.title })),
    [topics],
  );
  const spelled = useFiltered(options, words);
  const hits = useMemo(() => {
    const found = data ?? [];
    const known = new Set(found.map(keyOf));
    const byTitle = spelled.flatMap(({ value }): Hit[] => {
      const title = topics?.titles.find((one) => keyOf(one) === value);
      return title && !known.has(value) ? [{ ...title, excerpt: '', at: null }] : [];
    });
    // A title that holds the words answers better than a text that mentions them.
    return words ? [...found, ...byTitle.slice(0, 20)] : [];
  }, [data, spelled, topics, words]);
  return { hits, error: data ? undefined : error, isLoading: words !== '' && isLoading, retry: () => void mutate() };
}
