import { z } from 'zod';
import { defineCall, nothing } from './call.ts';
import { problem } from './problem.ts';
import { recipe } from './recipe.ts';
import { timeOut } from './timeOut.ts';

const optionValue = z.union([z.string(), z.number(), z.boolean()]);
const choice = z.object({ value: z.string(), label: z.string(), help: z.string().optional() });
const common = {
  id: z.string(),
  label: z.string(),
  help: z.string().optional(),
  unit: z.string().optional(),
  advanced: z.boolean().optional(),
  when: z
    .object({
      option: z.string(),
      in: z.array(optionValue).readonly().optional(),
      not: z.array(optionValue).readonly().optional(),
    })
    .optional(),
};

/** One setting of a tool, as `OptionSpec` of the analysis engine; the form is generated from it. */
export const toolOption = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('choice'), default: z.string(), choices: z.array(choice).readonly() }),
  z.object({
    ...common,
    kind: z.enum(['integer', 'number']),
    default: z.number(),
    min: z.number().optional(),
    max: z.number().optional(),
    step: z.number().optional(),
  }),
  z.object({
    ...common,
    kind: z.literal('count-or-all'),
    default: z.union([z.number(), z.literal('all')]),
    min: z.number(),
    max: z.number(),
  }),
  z.object({ ...common, kind: z.literal('boolean'), default: z.boolean() }),
  z.object({ ...common, kind: z.enum(['group-level', 'factor']), default: z.string() }),
  z.object({
    ...common,
    kind: z.literal('column'),
    default: z.string(),
    type: z.enum(['number', 'text']).optional(),
    input: z.enum(['records', 'records2']).optional(),
  }),
  z.object({ ...common, kind: z.literal('comparison'), default: z.string(), input: z.enum(['matrix', 'matrix2']) }),
  z.object({
    ...common,
    kind: z.literal('text'),
    default: z.string(),
    most: z.number(),
    lines: z.boolean().optional(),
    placeholder: z.string().optional(),
  }),
]);
export type ToolOption = z.infer<typeof toolOption>;

/** What a tool takes beside a table of numbers and its groups, as `InputKind` of the analysis engine. */
export const furtherInput = z.enum(
  [
    'matrix2',
    'sets',
    'sets2',
    'list',
    'background',
    'lists',
    'ranked',
    'tree',
    'taxonomy',
    'env',
    'edges',
    'distance',
    'cells',
    'droplets',
    'records',
    'records2',
    'ontology',
    'pathway',
  ],
  '没有这种输入',
);
export type FurtherInput = z.infer<typeof furtherInput>;
/** What a tool takes: a table of numbers, which sample is in which group, and further files. */
export const toolInput = z.enum(['matrix', 'groups', ...furtherInput.options], '没有这种输入');
export type ToolInput = z.infer<typeof toolInput>;

export const toolSummary = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  family: z.string(),
  keywords: z.array(z.string()),
  /** What a run gives: chart titles. */
  charts: z.array(z.string()),
  /** What it takes, in the order of its form. */
  inputs: z.array(z.string()),
});
export type ToolSummary = z.infer<typeof toolSummary>;

export const toolList = defineCall({
  method: 'GET',
  path: '/api/front/tool/list',
  auth: 'public',
  request: nothing,
  response: z.object({
    families: z.array(z.object({ id: z.string(), title: z.string() })),
    tools: z.array(toolSummary),
  }),
  summary: 'Every tool, with its family and the words people search for.',
});

export const toolDetail = defineCall({
  method: 'GET',
  path: '/api/front/tool/detail',
  auth: 'public',
  request: z.strictObject({ id: z.string().max(64) }),
  response: toolSummary.extend({
    version: z.string(),
    inputs: z.array(
      z.object({
        id: toolInput,
        required: z.boolean(),
        label: z.string(),
        help: z.string(),
        levels: z.object({ min: z.number(), max: z.number().optional() }).optional(),
        /**
         * Whose groups: of the samples in the column that this option names. Absent for those of the table, the
         * distances or the cells.
         */
        of: z.object({ input: z.literal('records'), column: z.string() }).optional(),
      }),
    ),
    options: z.array(toolOption),
    /** Whether the seed can change a figure. */
    uses_seed: z.boolean(),
    tables: z.array(z.object({ id: z.string(), title: z.string() })),
    /** The method's 方法说明, Markdown. */
    guide: z.string(),
  }),
  summary: 'One tool: inputs, options, tables, and its guide.',
});

/**
 * Where an input comes from: the id of a file of my files; `project-file:<id>` a delivered table;
 * `table:<task>/<table>` a table of an own result, of which `?<base64url of JSON>` takes rows and columns;
 * `filter:<id>` the rows of a saved filter.
 */
export const sourceId = z.string().min(1).max(16_000);

/** A file, or another source of a table, and how to read it. */
export const fileReference = z.strictObject({
  file_id: sourceId,
  encoding: z.string().max(20).optional(),
  delimiter: z.string().max(12).optional(),
  sheet: z.string().max(200).optional(),
});
export type FileReference = z.infer<typeof fileReference>;

/** Sample groups as the user fixed them: order of the groups, colours, who is in which, who takes no part. */
export const groupScheme = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(100),
        color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
        samples: z.array(z.string().max(255)).max(10_000),
      }),
    )
    .max(500),
  excluded: z.array(z.string().max(255)).max(10_000),
  /** Further variables by sample: batch, pair, time. */
  factors: z.array(z.strictObject({ name: z.string().max(100), values: z.record(z.string(), z.string()) })).max(50),
  /** Further names of the samples, under which tables have them too; each was confirmed by somebody. */
  aliases: z
    .array(z.strictObject({ name: z.string().min(1).max(255), sample: z.string().min(1).max(255) }))
    .max(10_000, '样本名的对应最多 10000 个')
    .optional(),
});
export type GroupScheme = z.infer<typeof groupScheme>;

export const toolGroupScheme = defineCall({
  method: 'POST',
  path: '/api/front/tool/group_scheme',
  timeout: timeOut.reading,
  request: z.strictObject({
    /** The file whose samples are grouped, and as which input it names them. */
    matrix: fileReference,
    input: z.enum(['matrix', 'distance', 'cells', 'records']).default('matrix'),
    /** Of records the column that names the samples; found by its name when empty. */
    column: z.string().max(255).default(''),
    /** How the file is mended, so that the samples are those that a run will see. */
    recipe: recipe.optional(),
    source: z.discriminatedUnion('kind', [
      /** No groups, only the samples. */
      z.strictObject({ kind: z.literal('names') }),
      z.strictObject({ kind: z.literal('guess') }),
      /** As in an earlier task on this file, or on another table of the same samples; else as the table itself has them. */
      z.strictObject({ kind: z.literal('kept') }),
      z.strictObject({ kind: z.literal('file'), file: fileReference }),
      z.strictObject({ kind: z.literal('text'), text: z.string().max(1_000_000) }),
    ]),
  }),
  response: z.object({
    scheme: groupScheme,
    samples: z.array(z.string()),
    problems: z.array(problem),
    /** Of kept groups where they come from; null when nothing is kept, and for all other sources. */
    kept: z.object({ task: z.string(), same_file: z.boolean() }).nullable(),
    /** Of kept groups: nothing is kept, and these stand in the table itself, such as in a row of classes. */
    own: z.boolean(),
  }),
  summary:
    'Groups for the samples of a table, a distance table, cells or records: none yet, guessed from its sample names, kept from an earlier task or standing in the table itself, read from a groups file, or from pasted text.',
});
