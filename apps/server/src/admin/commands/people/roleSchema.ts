import type { PermissionNode } from '@panome/contract';
import { z } from 'zod';
import { actionNames } from '../../../platform/access/permissionNames.ts';

const node: z.ZodType<PermissionNode> = z.lazy(() =>
  z.strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, '由小写字母、数字和连字符组成'),
    name: z.string().min(1, '不能为空').max(40),
    mark: z
      .string()
      .regex(/^([A-Za-z][A-Za-z0-9]{0,39})?$/, '由字母和数字组成')
      .default(''),
    actions: z
      .array(z.string().refine((action) => action in actionNames, `只能是 ${Object.keys(actionNames).join('、')}`))
      .default([]),
    children: z.array(node).default([]),
  }),
);

/** A permission that stands twice in a tree would have two contradicting sets of actions. */
function eachOnce(
  nodes: readonly PermissionNode[],
  path: readonly PropertyKey[],
  seen: Set<string>,
  context: z.RefinementCtx,
): void {
  nodes.forEach(({ children, id }, at) => {
    if (seen.has(id))
      context.addIssue({ code: 'custom', path: [...path, at, 'id'], message: `“${id}”在这棵树里出现了两次` });
    seen.add(id);
    eachOnce(children, [...path, at, 'children'], seen, context);
  });
}

/** The `roles:` of a permission file; each tree replaces the tree of the role it names. */
export const roleFile = z
  .strictObject({
    roles: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[A-Z][A-Za-z0-9]{0,39}$/, '以大写字母开头，由字母和数字组成'),
          name: z.string().min(1, '不能为空').max(40),
          tree: z.array(node).min(1, '至少一个节点'),
        }),
      )
      .min(1, '至少一个角色'),
  })
  .superRefine(({ roles }, context) => {
    const ids = new Set<string>();
    roles.forEach(({ id, tree }, at) => {
      if (ids.has(id))
        context.addIssue({ code: 'custom', path: ['roles', at, 'id'], message: `角色“${id}”出现了两次` });
      ids.add(id);
      eachOnce(tree, ['roles', at, 'tree'], new Set(), context);
    });
  });
