import type { FilePeek } from '@panome/contract';
import type { PeekKind } from './kindOf.ts';

type Shown = Extract<PeekKind, { kind: 'text' | 'sequences' | 'archive' }>;

/** What is read of a stored file. */
export type ReadJob = Shown & { readonly path: string; readonly encoding: string };
export type ReadAnswer = Extract<FilePeek, { kind: 'text' | 'sequences' | 'archive' | 'none' }>;

/** What the peek child is asked: to read a file, or to make HTML of Markdown that it has read. */
export type PeekJob = ReadJob | { readonly kind: 'markdown'; readonly text: string };
export type PeekAnswer = ReadAnswer | { readonly kind: 'html'; readonly html: string };
