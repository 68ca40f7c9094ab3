import { setImmediate as turn } from 'node:timers/promises';
import { calls, type AiConversation, type AiMessage } from '@panome/contract';
import type { TestApp } from '../../../testing/buildTestApp.ts';

type Detail = AiConversation & { readonly items: readonly AiMessage[] };
type Ids = { readonly conversation_id: string; readonly question_id: string; readonly answer_id: string };

export const askIn = (test: TestApp, token: string, text: string, conversation_id = ''): Promise<Ids> =>
  test.data<Ids>(calls.aiMessageStore, { token, input: { text, conversation_id } });

export const detailOf = (test: TestApp, token: string, id: string): Promise<Detail> =>
  test.data<Detail>(calls.aiConversationDetail, { token, input: { id } });

/** The answer once it is there. */
export async function answerTo(test: TestApp, token: string, text: string, conversation = ''): Promise<AiMessage> {
  const { answer_id, conversation_id } = await askIn(test, token, text, conversation);
  for (;;) {
    // The answer is written beside the request; each look follows the one before.
    // oxlint-disable-next-line no-await-in-loop
    const { items } = await detailOf(test, token, conversation_id);
    const answer = items.find(({ id }) => id === answer_id)!;
    if (answer.state !== 'streaming') return answer;
    // oxlint-disable-next-line no-await-in-loop
    await turn();
  }
}
