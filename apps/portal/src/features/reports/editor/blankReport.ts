import type { Report } from '../api.ts';
import { editorText as text } from './editor.text.ts';

/** A report that nobody has saved yet. */
export const blankReport: Report = {
  id: '',
  title: text.untitled,
  author: '',
  summary: '',
  sections: [],
  revision: 0,
  state: 'draft',
  task_id: '',
  size: 0,
  created_at: '',
  updated_at: '',
  generated_at: null,
  deleted_at: null,
};
