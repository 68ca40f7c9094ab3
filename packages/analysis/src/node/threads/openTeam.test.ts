import { threadId } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import { hasTeam, inParts, openParts, roomFor, withTeam } from '../../parallel/index.ts';
import { openTeam, threadLimit, type ThreadTeam } from './index.ts';
import { watchThreads } from './testing/watchThreads.ts';
import { closed, faults, meeting, moments, nested, steps, sums } from './testing/trialJobs.ts';

let team: ThreadTeam;
const open = (threads: number, idle = true): void => {
  team = openTeam(threads, { idle });
};
afterEach(() => team.close());

const values = Float64Array.from({ length: 24 }, (_, i) => 1 / (i + 1));
const expected = Array.from(
  { length: 6 },
  (_, part) => 1 / (4 * part + 1) + 1 / (4 * part + 2) + 1 / (4 * part + 3) + 1 / (4 * part + 4),
);

it.each([2, 3])('runs parts in %i threads and returns the results in their order', (threads) => {
  open(threads);
  const found = withTeam(team, () => inParts(sums, { values, width: 4 }, 6));
  expect(found.map(({ sum }) => sum)).toEqual(expected);
  expect(team.started).toBe(threads - 1);
  expect(found.every(({ thread }) => thread !== threadId)).toBe(true);
});

it('passes a view of a larger array as the part it shows', () => {
  open(2);
  const found = withTeam(team, () => inParts(sums, { values: values.subarray(4, 12), width: 4 }, 2));
  expect(found.map(({ sum }) => sum)).toEqual(expected.slice(1, 3));
});

it('parts write into shared memory, round after round', () => {
  open(3);
  const rows = withTeam(team, () => {
    const room = [roomFor(8).fill(1), roomFor(8)] as const;
    return room.map((from, at) => {
      const parts = openParts(steps, { from, to: room[1 - at]! });
      parts.run(8);
      parts.run(8);
      parts.end();
      return Array.from(room[1 - at]!);
    });
  });
  expect(rows[0]).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
  expect(rows[1]).toEqual([3, 4, 4, 4, 4, 4, 4, 4]);
});

it('the error of the first failing part is the error of the run, and the team can go on', () => {
  open(3);
  withTeam(team, () => {
    expect(() => inParts(faults, { at: [7, 3, 5], kind: 'other' }, 9)).toThrow('part 3');
    const refusal = (): unknown => inParts(faults, { at: [2], kind: 'input' }, 4);
    expect(refusal).toThrow(InputError);
    expect(refusal).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ what: '第 2 份' })], cause_class: 'parameter' }),
    );
    expect(inParts(faults, { at: [], kind: 'input' }, 4)).toEqual([0, 1, 2, 3]);
  });
});

it('reports jobs that cannot be opened in a thread, or do not exist', () => {
  open(2);
  withTeam(team, () => {
    expect(() => inParts(closed, null, 3)).toThrow('not ready');
    expect(() => inParts({ ...closed, name: 'absent' }, null, 3)).toThrow('exports no job absent');
  });
});

it('a part runs jobs of its own in its own thread', () => {
  open(2);
  const whole = expected.reduce((sum, value) => sum + value, 0);
  for (const found of withTeam(team, () => inParts(nested, { values }, 3))) expect(found).toBeCloseTo(whole, 12);
});

it('starts no other thread for work that is soon done', () => {
  open(2, false);
  withTeam(team, () => inParts(sums, { values, width: 4 }, 6));
  expect(team.started).toBe(0);
});

it('starts another thread once short rounds have gone on for long', () => {
  open(2, false);
  withTeam(team, () => {
    const parts = openParts(moments, null);
    const first = parts.run(4);
    expect(team.started).toBe(0);
    let latest = first;
    for (let round = 0; round < 10_000 && team.started === 0; round += 1) latest = parts.run(4);
    expect(team.started).toBe(1);
    for (let round = 0; round < 20; round += 1) expect(parts.run(4)).toEqual(first);
    expect(latest).toEqual(first);
    parts.end();
  });
});

it('shares long work with a thread that started in the meantime, and reports progress', () => {
  open(2, false);
  const fractions: number[] = [];
  const context = { seen: new Int32Array(new SharedArrayBuffer(4)), here: threadId, fails: false };
  const found = withTeam(team, () => inParts(meeting, context, 100, (fraction) => fractions.push(fraction)));
  // Waiting ends as soon as `seen` shows that another thread took part.
  const alone = inParts(meeting, context, 100);
  expect(found.map(({ value }) => value)).toEqual(alone.map(({ value }) => value));
  expect(new Set(found.map(({ thread }) => thread)).size).toBe(2);
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  expect(fractions.at(-1)).toBe(1);
});

it('has no thread left when it is closed, and none without a team', async () => {
  const { end, running } = watchThreads();
  open(3);
  withTeam(team, () => inParts(sums, { values, width: 4 }, 6));
  expect(running.size).toBe(2);
  await team.close();
  end();
  expect(running.size).toBe(0);
  expect(hasTeam()).toBe(false);
  expect(inParts(sums, { values, width: 4 }, 1)[0]!.thread).toBe(threadId);
});

it.each([
  ['1', 1],
  ['3', 3],
])('PANOME_THREADS=%s allows %i', (given, threads) => {
  open(1);
  expect(threadLimit(given)).toBe(threads);
});

it.each(['', '0', 'x', '1.5', undefined])('takes at most two threads for PANOME_THREADS=%s', (given) => {
  open(1);
  expect([1, 2]).toContain(threadLimit(given));
});
