/** The messages between the server and a child, sent by structured clone, so that typed arrays keep their type. */
export type Order = { readonly kind: 'order'; readonly id: number; readonly request: unknown };
export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string; readonly stack: string };
