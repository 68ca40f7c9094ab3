import { z } from 'zod';
import { minute } from '@panome/contract/durations';
import { ProviderFault, type AiProvider, type ChatMessage, type WantedCall } from './provider.ts';
import { readEvents } from './readEvents.ts';

type Options = {
  /** Up to `/v1`; the one host that is asked. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
  /** Milliseconds for which the service may say nothing. */
  readonly timeout: number;
};

const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.number().int().min(0).max(15).default(0),
                  id: z.string().max(200).nullish(),
                  function: z
                    .object({ name: z.string().max(100).nullish(), arguments: z.string().nullish() })
                    .nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
      }),
    )
    .max(8)
    .default([]),
});

/** The most characters of the arguments of one call. */
const mostArguments = 8_000;
/** However often it says something, an answer ends. */
const longest = 5 * minute;

const sent = (message: ChatMessage): object => {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.id, content: message.content };
  if (message.role !== 'assistant') return message;
  const calls = message.calls.map(({ arguments: given, id, name }) => ({
    id,
    type: 'function',
    function: { name, arguments: given },
  }));
  return { role: 'assistant', content: message.content, ...(calls.length > 0 && { tool_calls: calls }) };
};

function parse(data: string) {
  try {
    return chunk.parse(JSON.parse(data));
  } catch {
    throw new ProviderFault('nonsense', 'an event is not of the agreed form');
  }
}

/** A model behind the OpenAI-compatible call `/chat/completions`, with streaming and tools. */
export function createOpenAiProvider({ key, model, timeout, url }: Options): AiProvider {
  return {
    model,
    async *answer({ messages, tools }, outer) {
      const limit = AbortSignal.timeout(longest);
      const signal = AbortSignal.any([outer, limit]);
      const body = {
        model,
        stream: true,
        messages: messages.map(sent),
        ...(tools.length > 0 && { tools: tools.map((tool) => ({ type: 'function', function: tool })) }),
      };
      const calls = new Map<number, { id: string; name: string; arguments: string }>();
      const request = { url: `${url.replace(/\/+$/, '')}/chat/completions`, key, body };
      try {
        for await (const data of readEvents(request, { signal, timeout })) {
          for (const { delta } of parse(data).choices.slice(0, 1)) {
            if (delta?.content) yield { kind: 'text', text: delta.content };
            for (const { function: wanted, id, index } of delta?.tool_calls ?? []) {
              const call = calls.get(index) ?? { id: '', name: '', arguments: '' };
              call.id ||= id ?? '';
              call.name ||= wanted?.name ?? '';
              call.arguments += wanted?.arguments ?? '';
              if (call.arguments.length > mostArguments)
                throw new ProviderFault('nonsense', 'arguments without an end');
              calls.set(index, call);
            }
          }
        }
      } catch (error) {
        outer.throwIfAborted();
        if (limit.aborted) throw new ProviderFault('slow', 'the answer has no end');
        throw error;
      }
      for (const [index, call] of calls) yield { kind: 'call', call: named(call, index) };
    },
  };
}

const named = (call: WantedCall, index: number): WantedCall => ({ ...call, id: call.id || `call-${index}` });
