import type { FilePeek } from '@panome/contract';
import type { PeekKind } from './kindOf.ts';

type Shown = Extract<PeekKind, { kind: 'text' | 'sequences' | 'archive' }>;

/** What the peek child is asked. */
export type PeekJob = Shown & { readonly path: string; readonly encoding: string };
/** Markdown is rendered by the server, which is the one place that makes HTML. */
export type PeekAnswer = Extract<FilePeek, { kind: 'text' | 'sequences' | 'archive' | 'none' }>;
