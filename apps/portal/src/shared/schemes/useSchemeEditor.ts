import { useState } from 'react';
import { call, CallError, createSubmissionKeys, messageOf } from '../api/index.ts';
import { useTell } from '../page/index.ts';
import { useDirty } from '../routing/useDirty.ts';
import { refusedBy } from './refusedBy.ts';
import { changingSchemes } from './refreshSchemes.ts';
import type { SchemeContent, SchemePlace, StoredScheme } from './schemeTypes.ts';
import { schemesText as text } from './schemes.text.ts';

/** What is edited: a stored scheme, or a new one with its beginnings. */
export type Edited = { readonly stored: StoredScheme | null; readonly content: SchemeContent };
/** Both versions after a late save. */
export type Conflict = { readonly theirs: StoredScheme; readonly mine: SchemeContent };

type SchemeEditorOptions = {
  /** Where a new scheme is kept. */
  readonly place: SchemePlace;
  /** What the editor begins with. */
  readonly edited: Edited;
  /** The scheme was saved; the editor may close. */
  readonly onSaved: (scheme: StoredScheme) => void;
};

/** Holds a scheme while it is edited, and saves it as a new one or as the next version. */
export function useSchemeEditor({ edited, onSaved, place }: SchemeEditorOptions) {
  const tell = useTell();
  const [content, setContent] = useState(edited.content);
  const [base, setBase] = useState(edited.stored);
  const [start, setStart] = useState(edited.content);
  const [keyOf] = useState(createSubmissionKeys);
  const [nameError, setNameError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const [saving, setSaving] = useState(false);
  useDirty(content !== start);

  const done = (scheme: StoredScheme & { readonly problems: readonly unknown[] }) => {
    setStart(content);
    const count = scheme.problems.length;
    tell.done(count === 0 ? text.saved(scheme.name) : text.savedWith(scheme.name, count));
    onSaved(scheme);
  };
  const refuse = (error: unknown) => {
    const { stored, taken } = refusedBy(error);
    if (stored) setConflict({ theirs: stored, mine: content });
    else if (taken) setNameError(text.nameTaken);
    else if (error instanceof CallError && error.status === 400) setFailure(messageOf(error));
    else tell.failed(error, text.saveFailed);
  };
  const attempt = async (work: () => Promise<StoredScheme & { readonly problems: readonly unknown[] }>) => {
    if (content.name.trim() === '') return setNameError(text.nameMissing);
    setFailure(undefined);
    setSaving(true);
    try {
      done(await changingSchemes(work()));
    } catch (error) {
      refuse(error);
    } finally {
      setSaving(false);
    }
  };
  const store = () => {
    const request = { ...place, ...content };
    return attempt(() => call('sampleGroupProgramStore', request, { idempotencyKey: keyOf(JSON.stringify(request)) }));
  };
  const update = (id: string, revision: number) =>
    attempt(() => call('sampleGroupProgramUpdate', { id, revision, ...content }));

  return {
    base,
    conflict,
    content,
    failure,
    nameError,
    saving,
    dirty: content !== start,
    change: (next: Partial<SchemeContent>) => {
      if (next.name !== undefined) setNameError(undefined);
      setFailure(undefined);
      setContent((before) => ({ ...before, ...next }));
    },
    save: () => (base?.can.update ? update(base.id, base.revision) : store()),
    saveCopy: store,
    /** Saves over what somebody else saved meanwhile. */
    keepMine: () => {
      if (!conflict) return;
      setConflict(undefined);
      setBase(conflict.theirs);
      void update(conflict.theirs.id, conflict.theirs.revision);
    },
    /** Leaves it undecided: nothing is saved, what was edited stays. */
    closeConflict: () => setConflict(undefined),
    takeTheirs: () => {
      if (!conflict) return;
      const { contrasts, kind, name, scheme } = conflict.theirs;
      const taken = { contrasts, kind, name, scheme };
      setBase(conflict.theirs);
      setContent(taken);
      setStart(taken);
      setConflict(undefined);
    },
  };
}
