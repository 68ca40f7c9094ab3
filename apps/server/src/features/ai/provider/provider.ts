/** A call of one of our tools, as the model wants it; nothing in it is checked yet. */
export type WantedCall = { readonly id: string; readonly name: string; /** JSON. */ readonly arguments: string };

export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly calls: readonly WantedCall[] }
  | { readonly role: 'tool'; readonly id: string; readonly content: string };

/** A tool as the model is told of it. */
export type OfferedTool = { readonly name: string; readonly description: string; readonly parameters: object };

type AnswerPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call'; readonly call: WantedCall };

type AnswerRequest = { readonly messages: readonly ChatMessage[]; readonly tools: readonly OfferedTool[] };

/** Answers by a model; the service behind it is chosen by the configuration. */
export type AiProvider = {
  readonly model: string;
  /** @throws {ProviderFault} When the service fails; {DOMException} AbortError when the signal says so. */
  answer(request: AnswerRequest, signal: AbortSignal): AsyncIterable<AnswerPart>;
};

/** Why a model did not answer: `down` unreachable or refusing, `slow` silent, `nonsense` not what was agreed. */
export class ProviderFault extends Error {
  readonly reason: 'down' | 'slow' | 'nonsense';
  constructor(reason: ProviderFault['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
