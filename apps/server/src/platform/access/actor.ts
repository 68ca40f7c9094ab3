import type { PermissionNode } from '@panome/contract';

/** Who makes a request, as the session says at this moment. */
export type Actor = {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  /** Permission tree of the roles, the base role among them. */
  readonly tree: readonly PermissionNode[];
  /** Every mark in the tree. */
  readonly marks: ReadonlySet<string>;
};

/** The marks of a tree and of everything below it. */
export function marksOf(tree: readonly PermissionNode[]): string[] {
  return [...new Set(tree.flatMap((node) => [...(node.mark ? [node.mark] : []), ...marksOf(node.children)]))];
}
