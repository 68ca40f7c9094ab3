import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call, createSubmissionKeys } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { loadConversation, useConversation, usePutConversation, useRefresh, type Message } from '../api.ts';
import { followAnswer } from './followAnswer.ts';

/** The open conversation, its answer while it is written, and what can be done with both. */
export function useChat() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('c') ?? '';
  const answer = useConversation(id);
  const put = usePutConversation();
  const refresh = useRefresh();
  const tell = useTell();
  const [sending, setSending] = useState(false);
  const [lost, setLost] = useState(false);
  const [keyFor] = useState(createSubmissionKeys);
  const streaming = answer.data?.items.find(({ state }) => state === 'streaming')?.id ?? '';
  const putRef = useRef(put);
  const refreshRef = useRef(refresh);
  useEffect(() => {
    putRef.current = put;
    refreshRef.current = refresh;
  });

  useEffect(() => {
    if (!streaming || !id) return undefined;
    const controller = new AbortController();
    const change = (next: (message: Message) => Message) =>
      void putRef.current(
        id,
        (shown) => shown && { ...shown, items: shown.items.map((item) => (item.id === streaming ? next(item) : item)) },
      );
    void followAnswer(
      streaming,
      {
        onMessage: (message) => {
          change(() => message);
          if (message.state !== 'streaming') void refreshRef.current('aiConversationList', 'aiStatus');
        },
        onText: (added) => change((message) => ({ ...message, text: message.text + added })),
        onLost: setLost,
      },
      controller.signal,
    );
    return () => controller.abort();
  }, [id, streaming]);

  const open = (next: string) => {
    setQuery(next ? { c: next } : {});
    setLost(false);
  };

  return {
    id,
    answer,
    sending,
    lost,
    streaming,
    open,
    /** @returns whether the question was taken; what was typed stays when it was not. */
    ask: async (text: string, insteadOf = ''): Promise<boolean> => {
      setSending(true);
      try {
        const request = { conversation_id: id, text, instead_of: insteadOf };
        // The same words may be asked again later: the number of messages makes it another question.
        const idempotencyKey = keyFor(JSON.stringify([request, answer.data?.items.length ?? 0]));
        const asked = await call('aiMessageStore', request, { idempotencyKey });
        const conversation = await loadConversation(asked.conversation_id);
        await put(asked.conversation_id, () => conversation);
        if (asked.conversation_id !== id) open(asked.conversation_id);
        void refresh('aiConversationList');
        return true;
      } catch (error) {
        tell.failed(error);
        return false;
      } finally {
        setSending(false);
      }
    },
    stop: () => {
      if (streaming) call('aiStop', { id: streaming }).catch((error: unknown) => tell.failed(error));
    },
    rate: async ({ feedback: now, id: message }: Message, feedback: 'up' | 'down') => {
      const next = now === feedback ? '' : feedback;
      try {
        await call('aiFeedback', { id: message, feedback: next });
        await put(
          id,
          (shown) =>
            shown && {
              ...shown,
              items: shown.items.map((item) => (item.id === message ? { ...item, feedback: next } : item)),
            },
        );
      } catch (error) {
        tell.failed(error);
      }
    },
  };
}
export type Chat = ReturnType<typeof useChat>;
