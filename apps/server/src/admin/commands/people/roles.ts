import type { PermissionNode } from '@panome/contract';
import { marksOf } from '../../../platform/access/actor.ts';
import { actionNames } from '../../../platform/access/permissionNames.ts';
import { baseRole } from '../../../platform/access/roles.ts';
import type { Platform } from '../../../platform/platform.ts';
import { act, record, UsageError, type Commands } from '../../command.ts';
import { readYaml } from '../../content/readYaml.ts';
import { createAccountDesk } from '../../../features/auth/index.ts';
import { listing, pageSwitches } from '../../listing.ts';
import { accountOf } from '../accountOf.ts';
import { roleFile } from './roleSchema.ts';

const rolesOf = (stored: string) => JSON.parse(stored) as string[];
const stateNames = { active: '正常', blocked: '已停用', waiting: '未激活' } as const;

async function roleOf({ database }: Platform, id = '') {
  const rows = await database.selectFrom('role').selectAll().orderBy('id').execute();
  const role = rows.find((row) => row.id === id);
  if (!role || id === baseRole)
    throw new UsageError(
      `没有角色“${id}”，可用的角色：${rows
        .filter((row) => row.id !== baseRole)
        .map((row) => `${row.id}（${row.name}）`)
        .join('、')}`,
    );
  return role;
}

function treeLines(tree: readonly PermissionNode[], indent = '  '): string[] {
  return tree.flatMap(({ actions, children, id, mark, name }) => [
    `${indent}${name}（${id}${mark ? `，标记 ${mark}` : ''}）：${actions.map((action) => actionNames[action] ?? action).join('、') || '无操作'}`,
    ...treeLines(children, `${indent}  `),
  ]);
}

/** Commands about roles and permissions. A change takes effect at the next call of a person (SEC-24). */
export const roleCommands: Commands = {
  'user list': {
    usage: '[关键字]',
    summary: '列出账号、角色和状态',
    switches: [...pageSwitches],
    prepare: async ({ platform, switches, words: [word = ''] }) => {
      const desk = createAccountDesk(platform);
      return listing({
        switches,
        none: '没有这样的账号',
        read: (window) => desk.page({ search: word }, window),
        line: (row) => {
          const { email, name, roles, state } = desk.present(row);
          return `${email}  ${name}  ${[baseRole, ...roles].join('、')}  ${stateNames[state]}`;
        },
        json: desk.present,
      });
    },
  },

  'user role': {
    usage: '<邮箱> add|remove <角色>',
    summary: '给账号加上或去掉一个角色，下一次操作即生效',
    prepare: async ({ platform, words: [email, verb, id] }) => {
      if (verb !== 'add' && verb !== 'remove') throw new UsageError('用法：user role <邮箱> add|remove <角色>');
      const account = await accountOf(platform, email);
      const role = await roleOf(platform, id);
      const before = rolesOf(account.roles);
      const after = verb === 'add' ? [...new Set([...before, role.id])] : before.filter((one) => one !== role.id);
      if (after.length === before.length)
        throw new UsageError(`${account.email} ${verb === 'add' ? '已有' : '没有'}角色“${role.name}”`);
      const act1 = verb === 'add' ? '加上' : '去掉';
      return act(`给 ${account.email} ${act1}角色“${role.name}”`, async () => {
        const desk = createAccountDesk(platform);
        const fault = await desk.setRole((await desk.find(account.id))!, role.id, verb === 'add');
        if (fault) throw new UsageError(fault);
        await record(platform, `role.${verb}`, `${account.id} ${role.id}`);
        return `已给 ${account.email} ${act1}角色“${role.name}”`;
      });
    },
  },

  'role list': {
    usage: '',
    summary: '列出角色和各自的权限树',
    prepare: async ({ platform: { database } }) => {
      const rows = await database.selectFrom('role').selectAll().orderBy('id').execute();
      const text = rows.flatMap(({ id, name, tree }) => {
        const nodes = JSON.parse(tree) as PermissionNode[];
        return [
          `${id}（${name}）${id === baseRole ? '，每个账号都有' : ''}，标记：${marksOf(nodes).join('、') || '无'}`,
          ...treeLines(nodes),
        ];
      });
      return act(`列出 ${rows.length} 个角色`, () => Promise.resolve(text.join('\n')));
    },
  },

  'role import': {
    usage: '<YAML 文件>',
    summary: '按文件新建或替换角色的权限树，文件中没有的角色不变',
    help: [
      '文件格式：',
      'roles:',
      '  - id: Support',
      '    name: 技术支持',
      '    tree:',
      '      - id: support',
      '        name: 技术支持',
      '        mark: Support',
      '        actions: [query, answer]',
      '        children: []',
      '',
      `actions 可以是：${Object.entries(actionNames)
        .map(([id, name]) => `${id}（${name}）`)
        .join('、')}。`,
      '重复导入同一文件没有变化。',
    ].join('\n'),
    prepare: async ({ platform, words: [path = ''] }) => {
      if (!path) throw new UsageError('请给出 YAML 文件');
      const { roles } = await readYaml(path, roleFile);
      const rows = await platform.database.selectFrom('role').selectAll().execute();
      const changes = roles
        .map((role) => ({
          id: role.id,
          name: role.name,
          tree: JSON.stringify(role.tree),
          old: rows.find((row) => row.id === role.id),
        }))
        .filter(({ name, old, tree }) => !old || old.name !== name || old.tree !== tree);
      return {
        steps: changes.map(({ id, name, old }) => `${old ? '替换' : '新建'}角色 ${id}（${name}）的权限树`),
        carryOut: async () => {
          for (const { old: _old, ...row } of changes) {
            await platform.database
              .insertInto('role')
              .values(row)
              .onConflict((on) => on.column('id').doUpdateSet({ name: row.name, tree: row.tree }))
              .execute();
            await record(platform, 'role.import', row.id);
          }
          return changes.length > 0
            ? `已导入 ${changes.length} 个角色：${changes.map(({ id }) => id).join('、')}`
            : '没有需要改动的内容';
        },
      };
    },
  },
};
