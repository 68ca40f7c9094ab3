import type { CallName, RequestOf, ResponseOf } from '@panome/contract/client';
import useSWR, { type SWRConfiguration } from 'swr';
import { usePageIdentity } from '../routing/pageIdentity.ts';
import { call, callPage, type CallOptions, type Page } from './call.ts';
import type { CallError } from './callError.ts';
import { pageReads } from './pageReads.ts';

/**
 * The SWR key of a call; `null` does not ask. Every key begins with the call's name, so that a change can refresh all
 * of them.
 */
export const keyOf = <Name extends CallName>(name: Name, request: RequestOf<Name> | null) =>
  request === null ? null : ([name, request] as const);

/** Reads end with the page that asked (FE-03). */
function useRead() {
  const { id: page, signal } = usePageIdentity();
  return async <Answer>(key: unknown, read: (options: CallOptions) => Promise<Answer>): Promise<Answer> => {
    const done = pageReads.begin(page, key);
    try {
      return await read({ signal });
    } finally {
      done();
    }
  };
}

/** The data of a call, asked for when shown and kept fresh. Old data stays while new is loading. */
export function useCall<Name extends CallName>(
  name: Name,
  request: RequestOf<Name> | null,
  config: SWRConfiguration<ResponseOf<Name>, CallError> = {},
) {
  const read = useRead();
  const key = keyOf(name, request);
  return useSWR<ResponseOf<Name>, CallError>(key, () => read(key, (options) => call(name, request!, options)), {
    keepPreviousData: true,
    ...config,
  });
}

/** A page of a list. */
export function useCallPage<Name extends CallName>(
  name: Name,
  request: RequestOf<Name> | null,
  config: SWRConfiguration<Page<ResponseOf<Name>>, CallError> = {},
) {
  const read = useRead();
  const key = keyOf(name, request);
  return useSWR<Page<ResponseOf<Name>>, CallError>(
    key,
    () => read(key, (options) => callPage(name, request!, options)),
    { keepPreviousData: true, ...config },
  );
}
