import type { StaffRole } from '@panome/contract/staff';

/** What each node is to allow, by its id. */
export type Choice = Readonly<Record<string, readonly string[]>>;
type Node = StaffRole['nodes'][number];
export type Change = { readonly node: Node; readonly action: string; readonly added: boolean };

export const choiceOf = ({ nodes }: StaffRole): Choice =>
  Object.fromEntries(nodes.map(({ actions, id }) => [id, actions]));
/** As the role was delivered; nodes that were not delivered stay as they are. */
export const usualOf = ({ nodes }: StaffRole): Choice =>
  Object.fromEntries(nodes.map(({ actions, id, usual }) => [id, usual ?? actions]));

/** What a choice would add and take away, in the order of the tree. */
export const diffOf = ({ nodes }: StaffRole, choice: Choice): Change[] =>
  nodes.flatMap((node) =>
    node.offered
      .filter((action) => node.actions.includes(action) !== (choice[node.id] ?? node.actions).includes(action))
      .map((action) => ({ node, action, added: !node.actions.includes(action) })),
  );

/** The nodes that change, with all they are to allow. */
export const changedNodes = (role: StaffRole, choice: Choice): Record<string, string[]> =>
  Object.fromEntries([...new Set(diffOf(role, choice).map(({ node }) => node.id))].map((id) => [id, [...choice[id]!]]));
