import { useLayoutEffect, useRef } from 'react';
import { NavigationType, parsePath, useNavigationType, type Location } from 'react-router-dom';
import type { KeptPage } from '../../shared/routing/keepPages.ts';
import { pageMoves } from '../../shared/routing/pageMoves.ts';
import { tabKey } from '../../shared/routing/tabKey.ts';
import { unsavedPages } from '../../shared/routing/unsavedPages.ts';

const keyOf = (address: string) => {
  const { pathname = '/', search = '' } = parsePath(address);
  return tabKey(pathname, search);
};

/** Where an open page belongs since it became the page of another address. */
export function movedTo({ id, location }: KeptPage<Location>) {
  const address = pageMoves.addressOf(id);
  if (address === undefined) return undefined;
  const path = { search: '', hash: '', ...parsePath(address) };
  return { key: keyOf(address), location: { ...location, ...path } };
}

/** Where the way back leads from an address that its page has left for another one. */
export function useLeft(location: Location, key: string): string | undefined {
  const type = useNavigationType();
  const address = type === NavigationType.Pop ? pageMoves.addressAt(location.key) : undefined;
  return address === undefined || keyOf(address) === key ? undefined : address;
}

/** Remembers where in the history the page in sight stands. */
export function useStand(id: string, entry: string | undefined): void {
  useLayoutEffect(() => {
    if (entry !== undefined) pageMoves.stand(id, entry);
  }, [entry, id]);
}

/** What is not saved on a page goes with it to its new key. */
export function useMoveMarks(kept: readonly KeptPage<Location>[]): void {
  const keys = useRef<ReadonlyMap<string, string>>(new Map());
  useLayoutEffect(() => {
    for (const { id, key } of kept) {
      const before = keys.current.get(id);
      if (before !== undefined && before !== key) unsavedPages.move(before, key);
    }
    keys.current = new Map(kept.map(({ id, key }) => [id, key]));
  }, [kept]);
}
