import type { StaffWorkKind } from '@panome/contract/staff';

const lists: Readonly<Record<StaffWorkKind, string>> = {
  'after-sale': '/staff/after-sales',
  sample: '/staff/samples',
  delay: '/staff/delays',
  identity: '/staff/identities',
  reward: '/staff/rewards',
  support: '/staff/questions',
  task: '/staff/questions?source=task',
  feedback: '/staff/questions?source=feedback',
};
const open: Readonly<Partial<Record<StaffWorkKind, string>>> = {
  sample: 'submitted',
  delay: 'asked',
  identity: 'pending',
  reward: 'waiting',
  support: 'waiting',
  task: 'waiting',
  feedback: 'waiting',
};

/** The list of a kind of work, narrowed to what waits. */
export function listOf(kind: StaffWorkKind): string {
  const state = open[kind];
  const path = lists[kind];
  return state ? `${path}${path.includes('?') ? '&' : '?'}state=${state}` : path;
}

/** One piece of work, opened. */
export function workPath(kind: StaffWorkKind, id: string): string {
  if (kind === 'sample') return `${lists.sample}/${id}`;
  if (kind === 'delay') return listOf(kind);
  const path = lists[kind];
  return `${path}${path.includes('?') ? '&' : '?'}id=${id}`;
}
