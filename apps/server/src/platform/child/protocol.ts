/** The messages between the server and a child, sent by structured clone, so that typed arrays keep their type. */
export type Order = { readonly kind: 'order'; readonly id: number; readonly request: unknown };
export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string; readonly stack: string };

/** What the server asks of the thread that starts its children, and what that tells it; each child has a number. */
export type SpawnerWish =
  | { readonly kind: 'start'; readonly id: number; readonly file: string; readonly flags: readonly string[] }
  | { readonly kind: 'say'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'kill'; readonly id: number };
export type SpawnerEvent =
  | { readonly kind: 'started'; readonly id: number; readonly pid: number }
  | { readonly kind: 'said'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'ended'; readonly id: number };
