import type { CallName, RequestOf, ResponseOf } from '@panome/contract/client';
import useSWR, { type SWRConfiguration } from 'swr';
import { call, callPage, type Page } from './call.ts';
import type { CallError } from './callError.ts';

/** The SWR key of a call; `null` does not ask. Every key begins with the call's name, so that a change can refresh all of them. */
export const keyOf = <Name extends CallName>(name: Name, request: RequestOf<Name> | null) => (request === null ? null : ([name, request] as const));

/** The data of a call, asked for when shown and kept fresh. Old data stays while new is loading. */
export function useCall<Name extends CallName>(name: Name, request: RequestOf<Name> | null, config: SWRConfiguration<ResponseOf<Name>, CallError> = {}) {
  return useSWR<ResponseOf<Name>, CallError>(keyOf(name, request), () => call(name, request!), { keepPreviousData: true, ...config });
}

/** A page of a list. */
export function useCallPage<Name extends CallName>(name: Name, request: RequestOf<Name> | null, config: SWRConfiguration<Page<ResponseOf<Name>>, CallError> = {}) {
  return useSWR<Page<ResponseOf<Name>>, CallError>(keyOf(name, request), () => callPage(name, request!), { keepPreviousData: true, ...config });
}
