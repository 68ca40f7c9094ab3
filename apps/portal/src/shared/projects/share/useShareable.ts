import { useDeferredValue } from 'react';
import useSWR from 'swr';
import { callPage, useCallPage, type CallError } from '../../api/index.ts';
import type { Project } from '../projectTypes.ts';

/** So many are shown at once; the others are found by typing. */
const atOnce = 50;
const page = 100;

/** Every project of a contract. */
async function projectsOf(contract_id: string): Promise<readonly Project[]> {
  const all: Project[] = [];
  for (let at = 1; ; at += 1) {
    const { data, total } = await callPage('projectList', { scope: 'own', contract_id, page: at, size: page });
    all.push(...data);
    if (data.length === 0 || all.length >= total) return all;
  }
}

/** The own projects of these contracts that may be shared, in the order of the contracts. */
export const useProjectsOf = (contracts: readonly string[]) =>
  useSWR<readonly Project[], CallError>(
    contracts.length === 0 ? null : ['projectList', 'of', ...contracts],
    async () => (await Promise.all(contracts.map(projectsOf))).flat().filter(({ can }) => can.share),
    { revalidateOnFocus: false },
  );

/** The own projects that may be shared and whose name or contract contains these words, the ones changed last first. */
export function useFoundProjects(words: string) {
  const name = useDeferredValue(words.trim());
  const { data, error, isLoading, mutate } = useCallPage('projectList', {
    scope: 'own',
    page: 1,
    size: atOnce,
    ...(name && { name }),
  });
  return {
    found: data?.data.filter(({ can }) => can.share),
    total: data?.total ?? 0,
    error,
    loading: isLoading,
    retry: () => void mutate(),
  };
}
