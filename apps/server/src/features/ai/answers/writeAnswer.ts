import { aiCharacters, type AiMessage, type PlotReading } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import type { CorpusHit } from '../../../platform/search/corpora.ts';
import type { Details } from '../present.ts';
import type { AiProvider, ChatMessage, WantedCall } from '../provider/provider.ts';
import { offeredTools, type ToolResult } from '../tools/modelTools.ts';
import { asData, instructions } from './instructions.ts';
import type { Records } from './records.ts';

/** What was said before, oldest first. */
type Turn = Pick<AiMessage, 'role' | 'text'>;

export type Asked = {
  readonly actor: Actor;
  readonly question: string;
  readonly history: readonly Turn[];
  readonly signal: AbortSignal;
  /** Gathers what the answer may cite. */
  readonly records: Records;
  /** Takes each piece of the answer as it comes. */
  readonly say: (text: string) => void;
};

/** Tries of a model to use tools before it has to answer, and calls of one try. */
const mostRounds = 4;
const mostCalls = 4;
const tooLong = '回答过长，已在此处停止';

type Sources = {
  readonly find: (question: string) => Promise<readonly CorpusHit[]>;
  readonly runTool: (call: WantedCall, actor: Actor, records: Records) => Promise<ToolResult>;
};

/** The newest turns that fit into the room for characters. */
function recent(history: readonly Turn[], room: number): ChatMessage[] {
  const kept: ChatMessage[] = [];
  let left = room;
  for (const { role, text } of history.toReversed()) {
    left -= text.length;
    if (left < 0) break;
    kept.unshift(role === 'user' ? { role, content: text } : { role, content: text, calls: [] });
  }
  return kept;
}

/** Ends an answer that has no end of its own. */
class TooLong extends Error {}

/**
 * An answer by a model over what was found for the question. Its tools only read, with the rights of the actor, or fill
 * a form for them to look at. What the answer names is held against our store by `checkSources`, however it ends.
 * @throws {ProviderFault} When the service fails; what was said until then stands.
 */
export async function writeByModel(
  provider: AiProvider,
  { find, runTool }: Sources,
  { actor, history, question, records, say, signal }: Asked,
): Promise<Pick<Details, 'steps' | 'proposal'> & { readonly note: string }> {
  const steps: { tool: string; title: string; ok: boolean }[] = [];
  let proposal: PlotReading | null = null;
  let whole = '';
  let note = '';
  (await find(question)).forEach((hit) => records.add(hit));
  const messages: ChatMessage[] = [
    { role: 'system', content: instructions },
    ...recent(history, aiCharacters - question.length),
    { role: 'user', content: `资料：${asData(records.all())}\n\n问题：${question}` },
  ];
  const oneRound = async (mayCall: boolean): Promise<{ said: string; calls: WantedCall[] }> => {
    let said = '';
    const calls: WantedCall[] = [];
    for await (const part of provider.answer({ messages, tools: mayCall ? offeredTools : [] }, signal)) {
      signal.throwIfAborted();
      if (part.kind === 'call') calls.push(part.call);
      else {
        const room = aiCharacters - whole.length;
        const text = part.text.slice(0, room);
        said += text;
        whole += text;
        if (text) say(text);
        if (part.text.length > room) throw new TooLong();
      }
    }
    return { said, calls };
  };
  try {
    for (let round = 0; round <= mostRounds; round += 1) {
      // Each round answers what the one before asked for.
      // oxlint-disable-next-line no-await-in-loop
      const { calls, said } = await oneRound(round < mostRounds);
      const wanted = calls.slice(0, mostCalls);
      if (wanted.length === 0 || round === mostRounds) break;
      messages.push({ role: 'assistant', content: said, calls: wanted });
      for (const call of wanted) {
        // oxlint-disable-next-line no-await-in-loop
        const { content, ok, proposal: filled, title } = await runTool(call, actor, records);
        steps.push({ tool: call.name.slice(0, 40), title, ok });
        proposal = filled ?? proposal;
        messages.push({ role: 'tool', id: call.id, content });
      }
    }
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    note = tooLong;
  }
  return { steps, proposal, note };
}
