import { Readable } from 'node:stream';
import { methodById } from '@panome/analysis';
import { exampleFor } from '@panome/analysis/examples';
import type { FileReference, TaskForm, ToolInput } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import { badInput } from '../../platform/http/refusal.ts';
import type { KeepFile } from '../files/index.ts';
import type { TaskService } from './taskService.ts';

const folder = '示例数据';
/** Inputs that name samples. The groups belong to the first one that is given, unless the method says otherwise. */
const namers = ['matrix', 'distance', 'cells'] as const;

/** Example data in one click: files in 我的文件/示例数据, stored once, and a form that is ready to run. */
export function createExamples(keepFile: KeepFile, service: TaskService) {
  return {
    async formFor(actor: Actor, toolId: string): Promise<TaskForm> {
      const method = methodById(toolId);
      if (!method) throw badInput('没有这个工具，请从工具列表中选择');
      const example = exampleFor(toolId);
      const keep = async (name: string, csv: string) =>
        (await keepFile(actor, folder, name, () => Readable.from([csv]))).id;
      const files: { [Input in ToolInput]?: FileReference } = {};
      for (const { id } of method.inputs) {
        const file = example.files[id];
        if (file) files[id] = { file_id: await keep(file.name, file.csv) };
      }
      const { groups: groupsFile, matrix = null, ...more } = files;
      const of = method.inputs.find(({ id }) => id === 'groups')?.of;
      const named = (of ? [of.input] : namers).flatMap((input) =>
        files[input]
          ? [{ input, matrix: files[input], column: of ? String(example.options?.[of.column] ?? '') : '' }]
          : [],
      )[0];
      const scheme =
        groupsFile && named
          ? (await service.groupScheme(actor, named, { kind: 'file', file: groupsFile })).scheme
          : null;
      const options = Object.fromEntries(
        Object.entries(example.options ?? {}).filter(
          (entry): entry is [string, string | number | boolean] => entry[1] !== undefined,
        ),
      );
      return {
        tool_id: toolId,
        name: `${method.title} · 示例`,
        inputs: { matrix, groups: scheme, more },
        options,
        recipe: { format: 1, steps: [] },
        seed: 1,
        chart_settings: {},
      };
    },
  };
}
export type Examples = ReturnType<typeof createExamples>;
