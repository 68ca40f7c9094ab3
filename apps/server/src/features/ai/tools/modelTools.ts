import type { PlotReading } from '@panome/contract';
import { z } from 'zod';
import type { Actor } from '../../../platform/access/actor.ts';
import { authorize } from '../../../platform/access/authorize.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CorpusHit } from '../../../platform/search/corpora.ts';
import { asData } from '../answers/instructions.ts';
import type { Records } from '../answers/records.ts';
import type { OfferedTool, WantedCall } from '../provider/provider.ts';

/** What the tools of a model may ask; each with the rights of who asks. */
export type ToolSources = {
  readonly texts: (question: string) => Promise<readonly CorpusHit[]>;
  readonly literature: (actor: Actor, question: string) => Promise<readonly CorpusHit[]>;
  readonly plot: (text: string) => PlotReading | undefined;
  readonly task: (actor: Actor, id: string) => Promise<object>;
};

export type ToolResult = {
  readonly ok: boolean;
  readonly title: string;
  readonly content: string;
  readonly proposal?: PlotReading;
};

const question = z.strictObject({ question: z.string().trim().min(1).max(500) });

/** Every tool, with the schema that its arguments are checked by. None of them changes anything. */
const tools = {
  search_texts: { title: '查找站内资料', description: '查找工具说明、流程、常见问题和新闻', schema: question },
  search_literature: { title: '查找我的文献', description: '查找用户自己导入的文献', schema: question },
  read_task: {
    title: '查看任务',
    description: '查看用户自己的一个任务：状态、失败原因',
    schema: z.strictObject({ id: z.string().min(1).max(64) }),
  },
  fill_form: {
    title: '填写表单',
    description: '把一句作图或分析的请求填成工具的表单，由用户检查后自己提交',
    schema: z.strictObject({ request: z.string().trim().min(1).max(500) }),
  },
} as const;
type ToolName = keyof typeof tools;
const isTool = (name: string): name is ToolName => Object.hasOwn(tools, name);

export const offeredTools: readonly OfferedTool[] = Object.entries(tools).map(([name, { description, schema }]) => ({
  name,
  description,
  parameters: z.toJSONSchema(schema),
}));

const refused = (title: string, content: string): ToolResult => ({ ok: false, title, content });

function argumentsOf(call: WantedCall, schema: z.ZodType): unknown {
  try {
    const parsed = schema.safeParse(JSON.parse(call.arguments || '{}'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Runs the calls of a model: known tools only, arguments by their schema, objects by the rights of the actor (SEC-62). */
export function createToolRunner(sources: ToolSources) {
  const found = (title: string, hits: readonly CorpusHit[], records: Records): ToolResult => ({
    ok: true,
    title,
    content: hits.length === 0 ? '没有找到' : asData(hits.map((hit) => records.add(hit))),
  });

  const run = async (name: ToolName, input: unknown, actor: Actor, records: Records): Promise<ToolResult> => {
    const { title } = tools[name];
    if (name === 'search_texts')
      return found(title, await sources.texts((input as z.infer<typeof question>).question), records);
    if (name === 'search_literature')
      return found(title, await sources.literature(actor, (input as z.infer<typeof question>).question), records);
    if (name === 'read_task') {
      authorize(actor, 'task:read');
      return { ok: true, title, content: JSON.stringify(await sources.task(actor, (input as { id: string }).id)) };
    }
    const reading = sources.plot((input as { request: string }).request);
    if (!reading) return refused(title, '没有认出要用的工具，请换一种说法');
    return { ok: true, title, content: JSON.stringify(reading), proposal: reading };
  };

  return async (call: WantedCall, actor: Actor, records: Records): Promise<ToolResult> => {
    if (!isTool(call.name)) return refused('未提供的操作', '没有这个工具');
    const { schema, title } = tools[call.name];
    const input = argumentsOf(call, schema);
    if (input === undefined) return refused(title, '参数不符合要求');
    try {
      return await run(call.name, input, actor, records);
    } catch (error) {
      if (error instanceof Refusal) return refused(title, error.showMsg);
      throw error;
    }
  };
}
