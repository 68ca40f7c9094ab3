import { session } from '../../session/sessionStore.ts';
import type { ToolForm } from './toolForm.ts';

const keyOf = (toolId: string, redo: string) => `panome.tool-form.${session.get()?.email ?? ''}.${toolId}.${redo}`;

type Draft = {
  readonly form: ToolForm;
  /** Something was filled in by hand; otherwise it is as a link opened it. */
  readonly touched: boolean;
};
type Stored = ToolForm & { readonly untouched?: boolean };

const isForm = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'options' in value &&
  'recipe' in value &&
  'chart_settings' in value &&
  'matrix' in value &&
  'more' in value;

/** What the form holds, kept for this browser tab over a reload and a new login. */
export const formDraft = {
  read: (toolId: string, redo: string): Draft | undefined => {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(toolId, redo)) ?? 'null');
      if (!isForm(value)) return undefined;
      const { untouched = false, ...form } = value;
      return { form, touched: !untouched };
    } catch {
      return undefined;
    }
  },
  write: (toolId: string, redo: string, { form, touched }: Draft): void => {
    try {
      sessionStorage.setItem(keyOf(toolId, redo), JSON.stringify(touched ? form : { ...form, untouched: true }));
    } catch {
      // Storage is full or blocked: the form lives until the page is left.
    }
  },
  clear: (toolId: string, redo: string): void => {
    try {
      sessionStorage.removeItem(keyOf(toolId, redo));
    } catch {
      // Nothing was stored.
    }
  },
};
