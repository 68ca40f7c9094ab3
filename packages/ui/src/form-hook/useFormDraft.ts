import { useEffect, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import type { FormDraft } from '../form/index.ts';
import { useEffectEvent } from '../react-range/index.ts';
import { readDraft, type DraftStorage } from './draft.ts';
import type { ZodForm } from './useZodForm.ts';
import type { FormSchema } from './zodResolver.ts';

export type FormDraftOptions<S extends FormSchema> = {
  /** Where drafts are kept: `localStorage`, or anything with its three methods, also with promises. */
  storage: DraftStorage;
  /** One for each form and reader, e.g. `feedback:user-7`. */
  storageKey: string;
  /** Fields that are never written down, above all passwords. */
  omit?: readonly FieldPath<z.input<S>>[];
  /** How long after the last change it is written, in ms; 800 by default. Leaving the page writes at once. */
  delay?: number;
};

/** Marks that the next text of the fields is that of the restored draft. */
const restored = 'restored';
const nothing: FormDraft = { state: 'empty', savedAt: undefined, restored: false };

/**
 * Keeps what is typed while it is not sent, and brings it back on the next visit. Sending throws it away.
 *
 * What cannot be read is ignored, what cannot be written is told by `state: 'failed'`; the form itself never suffers.
 *
 * @returns For `FormDraftStatus`.
 */
export function useFormDraft<S extends FormSchema>(
  form: ZodForm<S>,
  { storage, storageKey, omit = [], delay = 800 }: FormDraftOptions<S>,
): FormDraft & { onDiscard: () => void } {
  const { methods, sent, values } = form;
  const [draft, setDraft] = useState({ ...nothing, sent });
  /** What was written last, or is being written. */
  const written = useRef<string>(undefined);
  const textOf = (all: object) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(all).filter(([name]) => !(omit as readonly string[]).includes(name))),
    );
  const current = textOf(values);
  // Not `isDirty`, which is told a moment after the values are.
  const [initial, setInitial] = useState({ text: current, sent });
  if (initial.sent !== sent) setInitial({ text: current, sent });
  const dirty = current !== initial.text;

  const restore = useEffectEvent((raw: string | null) => {
    const found = readDraft(raw);
    // If the reader has begun to type meanwhile, the draft is not restored.
    if (!found || dirty) return;
    const usable = Object.entries(found.values).filter(
      ([name]) => name in values && !(omit as readonly string[]).includes(name),
    );
    methods.reset({ ...values, ...Object.fromEntries(usable) }, { keepDefaultValues: true });
    written.current = restored;
    setDraft({ state: 'saved', savedAt: found.at, restored: true, sent });
  });
  const write = useEffectEvent(async (text: string) => {
    if (text === written.current) return;
    written.current = text;
    const at = new Date();
    try {
      await storage.setItem(storageKey, JSON.stringify({ at: at.toISOString(), values: JSON.parse(text) as unknown }));
      setDraft({ state: 'saved', savedAt: at, restored: false, sent });
    } catch {
      written.current = undefined;
      setDraft((before) => ({ ...before, state: 'failed' }));
    }
  });
  const writeNow = useEffectEvent(() => {
    if (dirty) void write(current);
  });
  const remove = async () => {
    written.current = undefined;
    try {
      await storage.removeItem(storageKey);
    } catch {
      // A draft that could not be removed is only offered once more.
    }
  };
  const removeSent = useEffectEvent(() => void remove());

  useEffect(() => {
    let here = true;
    Promise.resolve()
      .then(() => storage.getItem(storageKey))
      .then(
        (raw) => here && restore(raw),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [storage, storageKey]);

  const keep = useEffectEvent((text: string) => {
    if (written.current === restored) {
      // The first text is the restored draft, which needs no saving; it may not have been drawn yet.
      if (dirty) written.current = text;
      return;
    }
    if (dirty) return void write(text);
    // Everything that was typed has been undone.
    if (written.current === undefined) return;
    setDraft({ ...nothing, sent });
    void remove();
  });
  useEffect(() => {
    const timer = setTimeout(() => keep(current), delay);
    return () => clearTimeout(timer);
  }, [current, delay, dirty]);

  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && writeNow();
    const leave = () => writeNow();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  useEffect(() => {
    if (sent > 0) removeSent();
  }, [sent]);

  const { sent: _sent, ...shown } = draft.sent === sent ? draft : { ...nothing, sent };
  return {
    ...shown,
    onDiscard: () => {
      methods.reset();
      setDraft({ ...nothing, sent });
      void remove();
    },
  };
}
