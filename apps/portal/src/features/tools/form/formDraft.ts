import { session } from '../../../shared/session/sessionStore.ts';
import type { ToolForm } from './toolForm.ts';

const keyOf = (toolId: string, redo: string) => `panome.tool-form.${session.get()?.email ?? ''}.${toolId}.${redo}`;

const isForm = (value: unknown): value is ToolForm =>
  typeof value === 'object' &&
  value !== null &&
  'options' in value &&
  'recipe' in value &&
  'chart_settings' in value &&
  'matrix' in value &&
  'more' in value;

/** What was filled in, kept for this browser tab over a reload and a new login. */
export const formDraft = {
  read: (toolId: string, redo: string): ToolForm | undefined => {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(toolId, redo)) ?? 'null');
      return isForm(value) ? value : undefined;
    } catch {
      return undefined;
    }
  },
  write: (toolId: string, redo: string, form: ToolForm): void => {
    try {
      sessionStorage.setItem(keyOf(toolId, redo), JSON.stringify(form));
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
