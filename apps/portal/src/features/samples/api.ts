import type { RequestOf, ResponseOf } from '@panome/contract/client';
import type { SampleGroup, SampleKind, SampleState } from '@panome/contract/sample-forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { call, createSubmissionKeys, keyOf, useCall, useCallPage } from '../../shared/api/index.ts';
import type { SampleForm, SampleSummary } from '../../shared/samples/index.ts';
import { blankForm } from './blankForm.ts';
import { liveEvents } from '../../shared/events/liveEvents.ts';

export type { SampleForm, SampleSummary };
export type SampleRead = ResponseOf<'userSampleUpload'>;

const names: readonly unknown[] = ['sampleFormList', 'sampleFormDetail'];

/** Asks again for every form that is shown as soon as the server says that one has changed. */
function useLiveForms(except?: string): void {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      liveEvents.subscribe(({ event }) => {
        if (event === 'sample')
          void mutate(
            (key) => Array.isArray(key) && names.includes(key[0]) && (key[1] as { id?: string }).id !== except,
          );
      }),
    [except, mutate],
  );
}

export type FormsQuery = {
  readonly group?: SampleGroup;
  readonly kind: SampleKind | '';
  readonly state: SampleState | '';
  readonly name: string;
  readonly sent?: boolean;
  readonly page: number;
  readonly pageSize: number;
};

/** A page of my forms, last changed first. */
export function useForms({ group, kind, name, page, pageSize, sent, state }: FormsQuery) {
  useLiveForms();
  return useCallPage('sampleFormList', {
    page,
    size: pageSize,
    ...(group && { group }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(name && { name }),
    ...(sent && { sent: '1' as const }),
  });
}

/** A form as it is stored. */
export function useForm(id: string) {
  useLiveForms();
  return useCall('sampleFormDetail', { id }, { keepPreviousData: false });
}

const blank = async (kind: SampleKind): Promise<SampleForm> => blankForm(kind, await call('sampleFormBlank', {}));

/**
 * A form to be edited: asked for anew by every visit, and once, since what is typed is newer than what is stored.
 * @param stored - The id of the form, or the kind of one that is not saved yet.
 */
export function useFreshForm(stored: { readonly id: string } | { readonly kind: SampleKind }) {
  const [answer, setAnswer] = useState<{ readonly form?: SampleForm; readonly error?: unknown }>({});
  const [round, setRound] = useState(0);
  const id = answer.form?.id || ('id' in stored ? stored.id : '');
  const ask = useEffectEvent(() => ('kind' in stored && !id ? blank(stored.kind) : call('sampleFormDetail', { id })));
  useEffect(() => {
    let left = false;
    ask().then(
      (form) => !left && setAnswer({ form }),
      (error: unknown) => !left && setAnswer({ error }),
    );
    return () => {
      left = true;
    };
  }, [round]);
  return {
    ...answer,
    /** The first save has made the form. */
    put: (form: SampleForm) => setAnswer({ form }),
    retry: () => {
      setAnswer({});
      setRound((count) => count + 1);
    },
  };
}

/** The acts on forms; then the lists that show them are asked for again. */
export function useFormCalls() {
  const { mutate } = useSWRConfig();
  const [keyFor] = useState(createSubmissionKeys);
  const changing = async <T>(change: Promise<T>): Promise<T> => {
    try {
      return await change;
    } finally {
      await mutate((key) => Array.isArray(key) && key[0] === 'sampleFormList');
    }
  };
  const keep = (form: SampleForm) => mutate(keyOf('sampleFormDetail', { id: form.id }), form, { revalidate: false });
  const kept = async (change: Promise<SampleForm>): Promise<SampleForm> => {
    const form = await changing(change);
    await keep(form);
    return form;
  };
  return {
    keep,
    /** One form, however often the same key is sent. */
    create: (content: RequestOf<'sampleFormStore'>, key: string) =>
      kept(call('sampleFormStore', content, { idempotencyKey: key })),
    copy: (request: { readonly id: string; readonly kind?: SampleKind; readonly only?: 'all' | 'problem' }) =>
      kept(call('sampleFormCopy', request)),
    submit: (id: string, revision: number) =>
      kept(call('sampleFormSubmit', { id, revision }, { idempotencyKey: keyFor(`${id} ${revision}`) })),
    withdraw: (id: string) => kept(call('sampleFormWithdraw', { id })),
    remove: (ids: readonly string[]) => changing(call('sampleFormDelete', { ids: ids.join(',') })),
    restore: (ids: readonly string[]) => changing(call('sampleFormRestore', { ids: [...ids] })),
  };
}
