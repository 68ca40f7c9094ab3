import type { GroupRole } from '@panome/contract';

/** What a role may do in its group. The page and the service both use this one table. */
export const powersOf = (role: GroupRole) => {
  const leads = role !== 'member';
  const owns = role === 'owner';
  return { update: leads, invite: leads, remove: leads, set_role: owns, delete: owns, leave: !owns };
};
export type Power = keyof ReturnType<typeof powersOf>;

/** Whether a member may be removed: never the owner, and managers only by the owner. */
export const mayRemove = (actor: GroupRole, member: GroupRole): boolean =>
  member !== 'owner' && (actor === 'owner' || (actor === 'manager' && member === 'member'));

const whoMay: Readonly<Record<Power, string>> = {
  update: '负责人和管理员',
  invite: '负责人和管理员',
  remove: '负责人和管理员',
  set_role: '负责人',
  delete: '负责人',
  leave: '负责人以外的成员',
};
export const refusalOf = (power: Power): string =>
  power === 'leave' ? '负责人不能退出课题组，可以解散课题组' : `只有课题组的${whoMay[power]}可以这样做，请联系负责人`;
