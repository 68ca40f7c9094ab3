import { forbidden, notFound, sessionOver } from '../http/refusal.ts';
import type { Actor } from './actor.ts';
import { describeMark, describePermission } from './permissionNames.ts';

type Rule = {
  /** Nobody has to be signed in. */
  readonly open?: true;
  /** The mark that the actor must hold. */
  readonly mark?: string;
  /** The permission node and the action under it that the actor must hold. */
  readonly permission?: readonly [node: string, action: string];
  /**
   * What a share of the object must allow at least when the object is not the actor's own; when absent, only the owner
   * may.
   */
  readonly shared?: ShareRole;
  /** It is an office of the provider: the objects of every account are its work. */
  readonly office?: true;
};

/** What a share allows: reading and downloading, or analysing as well. */
type ShareRole = 'view' | 'analyse';

/** The one table of who may do what. A call whose policy is not in it makes the server refuse to start. */
const rules = {
  public: { open: true },
  session: {},
  'file:read': { permission: ['file', 'query'] },
  'file:add': { permission: ['file', 'add'] },
  'file:update': { permission: ['file', 'update'] },
  'file:delete': { permission: ['file', 'delete'] },
  'file:download': { permission: ['file', 'download'] },
  'task:read': { permission: ['task', 'query'] },
  'task:add': { permission: ['task', 'add'] },
  'task:cancel': { permission: ['task', 'cancel'] },
  'task:delete': { permission: ['task', 'delete'] },
  'task:download': { permission: ['task', 'download'] },
  'flow:read': { permission: ['flow', 'query'] },
  'flow:add': { permission: ['flow', 'add'] },
  'flow:cancel': { permission: ['flow', 'cancel'] },
  'flow:delete': { permission: ['flow', 'delete'] },
  'flow:download': { permission: ['flow', 'download'] },
  /** What came out of a run that its owner shows to those who may see its project. */
  'module-result:read': { permission: ['flow', 'query'], shared: 'view' },
  'filter:read': { permission: ['filter', 'query'] },
  'filter:add': { permission: ['filter', 'add'] },
  'filter:update': { permission: ['filter', 'update'] },
  'filter:delete': { permission: ['filter', 'delete'] },
  'filter:download': { permission: ['filter', 'download'] },
  'report:read': { permission: ['report', 'query'] },
  'report:add': { permission: ['report', 'add'] },
  'report:update': { permission: ['report', 'update'] },
  'report:delete': { permission: ['report', 'delete'] },
  'report:download': { permission: ['report', 'download'] },
  'project:read': { permission: ['project', 'query'], shared: 'view' },
  'project:download': { permission: ['project', 'download'], shared: 'view' },
  'project:analyse': { permission: ['project', 'analyse'], shared: 'analyse' },
  'project:update': { permission: ['project', 'update'] },
  'project:share': { permission: ['project', 'share'] },
  'sample:read': { permission: ['sample', 'query'] },
  'sample:add': { permission: ['sample', 'add'] },
  'sample:update': { permission: ['sample', 'update'] },
  'sample:delete': { permission: ['sample', 'delete'] },
  'sample:download': { permission: ['sample', 'download'] },
  'scheme:read': { permission: ['scheme', 'query'], shared: 'view' },
  'scheme:add': { permission: ['scheme', 'add'] },
  'scheme:update': { permission: ['scheme', 'update'], shared: 'analyse' },
  'scheme:delete': { permission: ['scheme', 'delete'] },
  'after-sale:read': { permission: ['after-sale', 'query'] },
  'after-sale:add': { permission: ['after-sale', 'add'] },
  'after-sale:download': { permission: ['after-sale', 'download'] },
  'group:read': { permission: ['group', 'query'], shared: 'view' },
  'group:add': { permission: ['group', 'add'] },
  'group:update': { permission: ['group', 'update'] },
  'group:delete': { permission: ['group', 'delete'] },
  'identity:read': { permission: ['identity', 'query'] },
  'identity:add': { permission: ['identity', 'add'] },
  'identity:delete': { permission: ['identity', 'delete'] },
  'questionnaire:read': { permission: ['questionnaire', 'query'] },
  'questionnaire:add': { permission: ['questionnaire', 'add'] },
  'ai:read': { permission: ['ai', 'query'] },
  'ai:add': { permission: ['ai', 'add'] },
  'ai:delete': { permission: ['ai', 'delete'] },
  'feedback:add': { permission: ['feedback', 'add'] },
  'product-db:read': { mark: 'ProductDb', permission: ['product-db', 'query'] },
  'product-db:download': { mark: 'ProductDb', permission: ['product-db', 'download'] },
  'study:read': { permission: ['study', 'query'] },
  'study:update': { permission: ['study', 'update'] },
  'shop:read': { permission: ['shop', 'query'] },
  'shop:add': { permission: ['shop', 'add'] },
  'shop:delete': { permission: ['shop', 'delete'] },
  'shop:download': { permission: ['shop', 'download'] },
  'point:read': { permission: ['point', 'query'] },
  'point:add': { permission: ['point', 'add'] },
  'protein:read': { permission: ['protein', 'query'] },
  'protein:update': { permission: ['protein', 'update'] },
  'protein:download': { permission: ['protein', 'download'] },
  'support:read': { permission: ['support', 'query'], office: true },
  'support:answer': { permission: ['support', 'answer'], office: true },
  'review:read': { permission: ['review', 'query'], office: true },
  'review:answer': { permission: ['review', 'answer'], office: true },
  'delivery:read': { permission: ['delivery', 'query'], office: true },
  'delivery:publish': { permission: ['delivery', 'publish'], office: true },
  'editor:read': { permission: ['editor', 'query'], office: true },
  'editor:publish': { permission: ['editor', 'publish'], office: true },
  'admin:read': { permission: ['admin', 'query'], office: true },
  'admin:update': { permission: ['admin', 'update'], office: true },
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof rules;

/** The owner of an object, and what a share of it allows when it is not the actor's own. */
export type Owned = { readonly owner_id: string; readonly shared?: ShareRole | undefined };

/** What an action requires of an actor; used by documents and tests of permissions. */
export const ruleOf = (action: Action): Rule => rules[action];

/** Whether the action needs no session. */
export const isOpen = (action: Action): boolean => 'open' in rules[action];

/** Why the actor may not do this with anything at all, and who can help; undefined when nothing is missing. */
export function missingFor(actor: Pick<Actor, 'marks' | 'tree'>, action: Action): string | undefined {
  const { mark, permission }: Rule = rules[action];
  if (mark && !actor.marks.has(mark)) return describeMark(mark);
  return permission && !holds(actor.tree, permission) ? describePermission(...permission) : undefined;
}

/**
 * The only function that decides about permission. Without an object it checks the action in general; an object must be
 * the actor's own or be shared with enough rights. A stranger's object is answered exactly like one that does not exist
 * (SEC-21); one that the actor may see but not use in this way is forbidden.
 * @throws {Refusal} Session over, forbidden, or not found.
 */
export function authorize(actor: Actor | null, action: Action, object?: Owned): void {
  const rule: Rule = rules[action];
  if (rule.open) return;
  if (!actor) throw sessionOver();
  const missing = missingFor(actor, action);
  if (missing) throw forbidden(missing);
  if (!object || rule.office || object.owner_id === actor.id) return;
  if (!object.shared) throw notFound();
  if (!rule.shared || (rule.shared === 'analyse' && object.shared === 'view')) throw forbidden();
}

export function holds(tree: Actor['tree'], permission: readonly [string, string]): boolean {
  const [id, action] = permission;
  return tree.some((node) => (node.id === id && node.actions.includes(action)) || holds(node.children, permission));
}
