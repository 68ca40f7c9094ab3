import type { PermissionNode, User } from '@panome/contract';
import { baseRole } from '../../platform/access/roles.ts';
import type { AccountRow } from '../../platform/database/schema/accounts.ts';

export type Profile = Omit<User, 'id' | 'name' | 'email' | 'roles'>;

const emptyProfile: Profile = {
  real_name: '',
  head_image_path: '',
  phone: '',
  occupation: '',
  company: '',
  profile: '',
  country: '',
  area: '',
  research_direction: '',
  user_identity: 0,
  is_social_auth: false,
  is_real_name_auth: false,
};

export const profileOf = (row: AccountRow): Profile => ({
  ...emptyProfile,
  ...(JSON.parse(row.profile) as Partial<Profile>),
});

export function presentUser(row: AccountRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    ...profileOf(row),
    roles: [baseRole, ...(JSON.parse(row.roles) as string[])],
  };
}

/** The allowed actions as the portal asks for them: `permissionId.action`. */
export function presentPermissions(tree: readonly PermissionNode[]): { permissionId: string; actionList: string[] }[] {
  return tree.flatMap((node) => [
    { permissionId: node.id, actionList: node.actions },
    ...presentPermissions(node.children),
  ]);
}
