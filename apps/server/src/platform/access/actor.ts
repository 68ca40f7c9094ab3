import type { PermissionNode } from '@panome/contract';

/** The account that makes a request, as its session says at this moment. */
export type Actor = {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  /** Permission tree of the roles, including the base role. */
  readonly tree: readonly PermissionNode[];
  /** All permission marks in the tree. */
  readonly marks: ReadonlySet<string>;
};

/** All marks of a tree. */
export function marksOf(tree: readonly PermissionNode[]): string[] {
  return [...new Set(tree.flatMap((node) => [...(node.mark ? [node.mark] : []), ...marksOf(node.children)]))];
}
