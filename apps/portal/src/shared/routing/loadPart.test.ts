import { expect, it } from 'vitest';
import { loadPart } from './loadPart.ts';

const server = (answers: readonly boolean[]) => {
  const left = [...answers];
  let waits = 0;
  return {
    waits: () => waits,
    isAway: () => false,
    answers: async () => left.shift() ?? true,
    reachedAgain: async () => {
      waits += 1;
    },
  };
};
/** Fails so many times, then gives the page. */
const failing = (times: number) => {
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked <= times) throw new Error('no chunk');
    return 'page';
  };
};

it('waits for the server as often as it is away, and then has the page', async () => {
  const away = server([false, false, false]);
  expect(await loadPart(failing(3), away)).toBe('page');
  expect(away.waits()).toBe(3);
});

it('tries once more when the server answers, since the network may have come back meanwhile', async () =>
  expect(await loadPart(failing(1), server([true]))).toBe('page'));

it('tells what a server that answers does not have', async () =>
  expect(loadPart(failing(9), server([false, true, true]))).rejects.toThrow('no chunk'));

it('asks for nothing while the network is known to be away', async () => {
  let [asked, away] = [0, true];
  const part = loadPart(async () => (asked += 1), {
    isAway: () => away,
    answers: async () => true,
    reachedAgain: async () => {
      expect(asked).toBe(0);
      away = false;
    },
  });
  expect(await part).toBe(1);
});
