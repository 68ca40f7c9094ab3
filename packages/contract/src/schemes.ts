import { z } from 'zod';
import { defineCall, empty, id, time } from './call.ts';
import { problem } from './problem.ts';
import { groupScheme } from './tools.ts';
import { timeOut } from './timeOut.ts';

const mostContrasts = 60;

/** Where schemes are kept: at a project, or at an own folder or file of 我的文件. */
const placeFields = { project_id: id.optional(), file_id: id.optional() };
const isOnePlace = ({ file_id, project_id }: { file_id?: string | undefined; project_id?: string | undefined }) =>
  (project_id === undefined) !== (file_id === undefined);
const onePlace = '请指明一个项目，或我的文件中的一个文件夹或文件';

/** Two groups to be compared: `test` relative to `reference`. */
export const groupContrast = z.strictObject({
  test: z.string().trim().min(1, '请选择实验组').max(100),
  reference: z.string().trim().min(1, '请选择参照组').max(100),
  /** What a person calls it; empty for “test / reference”. */
  name: z.string().trim().max(100, '对比的名称最多 100 个字').default(''),
});
export type GroupContrast = z.infer<typeof groupContrast>;

/** `micro` has further factors and subgroups, as designs of amplicon and metagenome studies do. */
export const schemeKind = z.enum(['general', 'micro']);
export type SchemeKind = z.infer<typeof schemeKind>;

const schemeName = z.string().trim().min(1, '请输入方案名称').max(60, '方案名称最多 60 个字');
const contrasts = z.array(groupContrast).max(mostContrasts, `一个方案最多 ${mostContrasts} 个对比`);

const named = z.object({
  id,
  name: z.string(),
  kind: schemeKind,
  /** Who made it; empty for one's own. */
  owner_name: z.string(),
  /** Raised by every change; a change of an older one is refused. */
  revision: z.number(),
  updated_at: time,
  can: z.object({ update: z.boolean(), delete: z.boolean() }),
});

/** What a chooser of schemes shows. */
export const groupProgramName = named.extend({
  groups: z.array(z.object({ name: z.string(), color: z.string(), samples: z.number() })),
  contrasts: z.number(),
});
export type GroupProgramName = z.infer<typeof groupProgramName>;

/** A stored scheme: the groups of the samples with order and colours, and which of them are compared. */
export const groupProgram = named.extend({
  /** Where it is kept; one of both is empty. */
  project_id: z.string(),
  file_id: z.string(),
  scheme: groupScheme,
  contrasts: z.array(groupContrast),
  created_at: time,
});
export type GroupProgram = z.infer<typeof groupProgram>;

/** A scheme that was saved, with what should be looked at all the same. */
const saved = groupProgram.extend({ problems: z.array(problem) });

/** `content.data` of the refusal (409) when a scheme was changed elsewhere: what is stored, and the change that was sent. */
export type SchemeConflict = {
  readonly stored: GroupProgram;
  readonly sent: Pick<GroupProgram, 'revision'> & Partial<Pick<GroupProgram, 'contrasts' | 'kind' | 'name' | 'scheme'>>;
};

export const sampleGroupProgramStore = defineCall({
  method: 'POST',
  path: '/api/front/sample_group_program/store',
  idempotent: true,
  timeout: timeOut.reading,
  request: z
    .strictObject({
      ...placeFields,
      name: schemeName,
      kind: schemeKind.default('general'),
      scheme: groupScheme,
      contrasts: contrasts.default([]),
    })
    .refine(isOnePlace, onePlace),
  response: saved,
  summary: 'Keeps a grouping of samples, with its contrasts, at a project or at an own folder or file.',
});

export const sampleGroupProgramDetail = defineCall({
  method: 'GET',
  path: '/api/front/sample_group_program/detail',
  request: z.strictObject({ id }),
  response: groupProgram,
  summary: 'One stored scheme.',
});

export const sampleGroupProgramGetName = defineCall({
  method: 'GET',
  path: '/api/front/sample_group_program/get_name',
  request: z.strictObject(placeFields).refine(isOnePlace, onePlace),
  response: z.array(groupProgramName),
  summary: 'The schemes of a project, folder or file by name, the one changed last first.',
});

export const sampleGroupProgramNameOfMicro = defineCall({
  method: 'GET',
  path: '/api/front/sample_group_program/name_of_micro',
  request: z.strictObject(placeFields).refine(isOnePlace, onePlace),
  response: z.array(groupProgramName),
  summary: 'As get_name, only schemes with further factors and subgroups.',
});

export const sampleGroupProgramList = defineCall({
  method: 'GET',
  path: '/api/front/sample_group_program/list',
  request: z
    .strictObject(placeFields)
    .refine((place) => isOnePlace(place) || !Object.values(place).some(Boolean), onePlace),
  response: z.array(groupProgram),
  summary:
    'The schemes of a project, folder or file with their contents; without a place all that the session may use (at most 200).',
});

export const sampleGroupProgramUpdate = defineCall({
  method: 'POST',
  path: '/api/front/sample_group_program/update',
  timeout: timeOut.reading,
  request: z.strictObject({
    id,
    /** The revision that was edited. */
    revision: z.number().int().min(1),
    name: schemeName.optional(),
    kind: schemeKind.optional(),
    scheme: groupScheme.optional(),
    contrasts: contrasts.optional(),
  }),
  response: saved,
  summary: 'Changes a scheme; when it was changed elsewhere since, 409 with what is stored and what was sent.',
});

export const sampleGroupProgramDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/sample_group_program/delete',
  request: z.strictObject({ id }),
  response: empty,
  summary: 'Deletes a scheme of one’s own; runs keep the grouping they were made with.',
});

const batchCheck = z.object({
  /** The factor that names the batches. */
  factor: z.string(),
  groups: z.array(z.string()),
  batches: z.array(z.string()),
  /** Samples of group × batch. */
  counts: z.array(z.array(z.number())),
  confounded: z.enum(['none', 'partial', 'full']),
  findings: z.array(z.object({ severity: z.enum(['error', 'warning']), text: z.string() })),
});

export const sampleGroupProgramGuard = defineCall({
  method: 'POST',
  path: '/api/front/sample_group_program/guard',
  timeout: timeOut.reading,
  request: z
    .strictObject({ ...placeFields, scheme: groupScheme, contrasts: contrasts.default([]) })
    .refine(isOnePlace, onePlace),
  response: z.object({
    /** What storing it would say: errors refuse it, warnings do not. */
    problems: z.array(problem),
    /** One for each factor that names batches. */
    batches: z.array(batchCheck),
    contrasts: z.array(
      groupContrast.extend({
        test_samples: z.number(),
        reference_samples: z.number(),
        /** In standard deviations within the groups; null when nothing can be detected, which `reason` explains. */
        smallest: z.number().nullable(),
        reason: z.string(),
      }),
    ),
    /** How `smallest` is meant: the test, its level and power. */
    test: z.object({ alpha: z.number(), power: z.number(), words: z.string() }),
  }),
  summary:
    'What a grouping allows, while it is made: faults, batches that cannot be told from groups, and the smallest difference each contrast can detect.',
});
export type SchemeGuard = z.infer<typeof sampleGroupProgramGuard.response>;

export const sampleGroupProgramSpread = defineCall({
  method: 'GET',
  path: '/api/front/sample_group_program/spread',
  timeout: timeOut.reading,
  request: z.strictObject(placeFields).refine(isOnePlace, onePlace),
  response: z.array(
    z.object({
      source_id: z.string(),
      title: z.string(),
      /** The median of the standard deviations within the groups, in log2 units. */
      sd: z.number(),
      /** How many features it is the median of. */
      features: z.number(),
      /** Whether the table holds logarithms already; otherwise they were taken. */
      logged: z.boolean(),
    }),
  ),
  summary:
    'How much features vary within the delivered groups, table by table, most features first: what a difference in standard deviations is in log2 units.',
});
export type TableSpread = z.infer<typeof sampleGroupProgramSpread.response>[number];

export const allSampleOfMc = defineCall({
  method: 'GET',
  path: '/api/front/flow_version/all_sample_of_mc',
  timeout: timeOut.reading,
  request: z.strictObject(placeFields).refine(isOnePlace, onePlace),
  response: z.object({
    /** In the order of the delivery, then in that of the tables; `tables` are those that have the sample. */
    samples: z.array(z.object({ name: z.string(), tables: z.array(z.string()) })),
    tables: z.array(
      z.object({
        /** The source id by which forms name the table. */
        source_id: z.string(),
        name: z.string(),
        title: z.string(),
        samples: z.number(),
        /** `other` names no samples; `running` is still being read. */
        state: z.enum(['read', 'other', 'failed', 'running']),
        /** Why it failed. */
        reason: z.string(),
      }),
    ),
  }),
  summary: 'Every sample of the tables of a project, folder or file, and which tables have it.',
});
export type SamplesOfPlace = z.infer<typeof allSampleOfMc.response>;

export const groupOfMc = defineCall({
  method: 'GET',
  path: '/api/front/flow_version/group_of_mc',
  timeout: timeOut.reading,
  request: z.strictObject(placeFields).refine(isOnePlace, onePlace),
  response: z.object({
    scheme: groupScheme,
    contrasts: z.array(groupContrast),
    /** Where the groups come from: the delivery, a table of groups beside the data, or the names of the samples. */
    from: z.enum(['delivery', 'table', 'names']),
    /** The table of groups or factors that was read; empty without one. */
    table: z.string(),
  }),
  summary: 'The delivered grouping of a project as a scheme, with the factors of its table of samples.',
});
