import { z } from 'zod';
import { defineCall, empty, id, ids, nothing, paging, time } from './call.ts';

const halfHour = 1_800_000;

/** What a contract or project is about: one of the seven families, or several of them. */
export const family = z.enum(['transform', 'micro', 'protein', 'untarget', 'metagenome', 'metabolic', 'single-cell', 'union']);
export type Family = z.infer<typeof family>;

/** How the actor came to it: their own, shared with them to read or to analyse, or an example for everybody. */
export const projectAccess = z.enum(['owner', 'analyse', 'view', 'demo']);

/** What the actor may do with it; pages ask this and never derive it again. */
const can = z.object({ update: z.boolean(), share: z.boolean(), download: z.boolean(), analyse: z.boolean(), enquire: z.boolean(), delay: z.boolean() });

/** Received, checked, sequenced or measured, analysed, delivered. */
export const contractStepName = z.enum(['received', 'checked', 'measured', 'analysed', 'delivered']);
export const contractStep = z.object({
  step: contractStepName,
  /** `done`, `current`, `planned`, or `waiting` for the customer: `note` says for what. */
  state: z.enum(['done', 'current', 'planned', 'waiting']),
  done_at: time.nullable(),
  due_at: time.nullable(),
  note: z.string(),
});

/** Whether original data can be had (decision E-51). `expiring`: within 14 days. */
export const originalState = z.enum(['none', 'available', 'expiring', 'expired']);

export const contractItem = z.object({
  id,
  number: z.string(),
  title: z.string(),
  family,
  species: z.string(),
  human: z.boolean(),
  access: projectAccess,
  /** Who ordered it; empty for one's own. */
  owner_name: z.string(),
  /** The step that is under way, or the last one. */
  step: contractStepName,
  /** The customer has to do something. */
  waiting: z.boolean(),
  project_count: z.number(),
  sample_count: z.number(),
  report_count: z.number(),
  has_original_data: z.boolean(),
  original_state: originalState,
  original_until: time.nullable(),
  created_at: time,
  changed_at: time,
  delivered_at: time.nullable(),
  can,
});
export type ContractItem = z.infer<typeof contractItem>;

export const projectItem = z.object({
  id,
  name: z.string(),
  contract_id: id,
  contract_number: z.string(),
  family,
  species: z.string(),
  description: z.string(),
  state: z.enum(['waiting', 'running', 'delivered', 'failed']),
  flow_version_id: z.string(),
  access: projectAccess,
  owner_name: z.string(),
  sample_count: z.number(),
  groups: z.array(z.object({ name: z.string(), samples: z.number() })),
  has_report: z.boolean(),
  table_count: z.number(),
  original_count: z.number(),
  /** How many people it is shared with now; 0 for what is not one's own. */
  share_count: z.number(),
  created_at: time,
  updated_at: time,
  delivered_at: time.nullable(),
  can,
});
export type ProjectItem = z.infer<typeof projectItem>;

export const contractList = defineCall({
  method: 'GET',
  path: '/api/front/contract/list_of_project',
  paged: true,
  request: z.strictObject({
    ...paging,
    /** Mine, shared with me, or the examples. */
    scope: z.enum(['own', 'shared', 'demo']).default('own'),
    name: z.string().trim().max(100).optional(),
    family: family.optional(),
    step: contractStepName.optional(),
    /** 1: only those that wait for me. */
    waiting: z.enum(['0', '1']).optional(),
    /** Only those whose original data can be had, but not for much longer. */
    original: z.enum(['expiring']).optional(),
  }),
  response: z.array(contractItem),
  summary: 'Contracts with how far they are, newest change first; `name` searches number, title and species.',
});

export const contractDetail = defineCall({
  method: 'GET',
  path: '/api/front/project/data_by_contract_id',
  request: z.strictObject({ contract_id: id }),
  response: contractItem.extend({ note: z.string(), consent: z.string(), steps: z.array(contractStep), projects: z.array(projectItem) }),
  summary: 'One contract with its timeline and the projects of it that the session may see.',
});

const projectFilter = {
  ...paging,
  name: z.string().trim().max(100).optional(),
  family: family.optional(),
  contract_id: id.optional(),
  state: z.enum(['waiting', 'running', 'delivered', 'failed']).optional(),
  scope: z.enum(['own', 'shared', 'demo', 'all']).default('all'),
};

export const projectList = defineCall({
  method: 'GET',
  path: '/api/front/project/list',
  paged: true,
  request: z.strictObject(projectFilter),
  response: z.array(projectItem),
  summary: 'Projects of the session, shared ones and bound examples among them, newest change first.',
});

export const canUseProject = defineCall({
  method: 'GET',
  path: '/api/front/project/can_use_project',
  paged: true,
  request: z.strictObject(projectFilter),
  response: z.array(projectItem),
  summary: 'As project/list, only projects with tables that the session may analyse.',
});

export const userAllProject = defineCall({
  method: 'GET',
  path: '/api/front/project/get_user_all_project',
  request: nothing,
  /** `parent_value`: 2 project data, 1 shared data. */
  response: z.array(z.object({ value: id, label: z.string(), flow_version_id: z.string(), parent_value: z.union([z.literal(1), z.literal(2)]), family, contract_number: z.string(), sample_count: z.number() })),
  summary: 'Every project of the session as entries of a chooser.',
});

export const projectUpdate = defineCall({
  method: 'POST',
  path: '/api/front/project/update',
  request: z.strictObject({ id, name: z.string().trim().min(1, '请输入项目名称').max(100, '项目名称最多 100 个字').optional(), description: z.string().trim().max(2_000, '项目说明最多 2000 个字').optional() }),
  response: projectItem,
  summary: 'Renames or describes a project of one’s own.',
});

export const projectReport = defineCall({
  method: 'GET',
  path: '/api/front/project/report',
  request: z.strictObject({ id }),
  response: z.object({
    project: projectItem,
    /** Sanitised; pictures have signed addresses. */
    html: z.string(),
    toc: z.array(z.object({ id: z.string(), title: z.string(), level: z.number() })),
    samples: z.array(z.object({ name: z.string(), group: z.string() })),
  }),
  summary: 'The closing report of a project, to be read in the page.',
});

/** `table` can be analysed, `figure` belongs to the report, `attachment` is the rest, `original` is raw data. */
export const deliveredKind = z.enum(['table', 'figure', 'attachment', 'original']);
export const deliveredFile = z.object({
  id,
  project_id: id,
  project_name: z.string(),
  kind: deliveredKind,
  /** Inside the delivery: `original/S01_R1.fastq.gz`. */
  path: z.string(),
  name: z.string(),
  title: z.string(),
  sample: z.string(),
  size: z.number(),
  sha256: z.string(),
  md5: z.string(),
  created_at: time,
});
export type DeliveredFile = z.infer<typeof deliveredFile>;

export const projectFiles = defineCall({
  method: 'GET',
  path: '/api/front/project/files',
  paged: true,
  request: z.strictObject({ ...paging, project_id: id.optional(), contract_id: id.optional(), kind: z.enum(['table', 'figure', 'attachment']).optional(), name: z.string().trim().max(100).optional() }),
  response: z.array(deliveredFile),
  summary: 'Delivered files without the original data, of one project, one contract, or all of them.',
});

export const projectFileUrl = defineCall({
  method: 'GET',
  path: '/api/front/project/file_url',
  request: z.strictObject({ id }),
  response: z.object({ url: z.string(), expires_at: time }),
  summary: 'A signed address of one delivered file that is no original data, good for 15 minutes.',
});

export const projectFileSave = defineCall({
  method: 'POST',
  path: '/api/front/project/save_to_store',
  timeout: 30_000,
  idempotent: true,
  request: z.strictObject({ ids: z.array(id).min(1, '请选择文件').max(50, '一次最多保存 50 个文件'), current_dir: z.string().max(64).default('') }),
  response: z.array(z.object({ id, name: z.string(), source_id: id })),
  summary: 'Copies delivered tables and attachments into my files, where tools can use them.',
});

export const originalData = defineCall({
  method: 'GET',
  path: '/api/front/project/original_data',
  request: z.strictObject({ contract_id: id }),
  response: z.object({
    state: originalState,
    until: time.nullable(),
    days_left: z.number().nullable(),
    files: z.number(),
    size: z.number(),
    free_delay: z.object({ available: z.boolean(), days: z.number(), used_at: time.nullable() }),
    delays: z.array(z.object({ id, state: z.enum(['free', 'asked', 'granted', 'refused']), days: z.number(), reason: z.string(), answer: z.string(), created_at: time })),
    can: z.object({ download: z.boolean(), delay: z.boolean() }),
  }),
  summary: 'How much original data a contract has, until when, and whether that can be delayed.',
});

export const originalDataList = defineCall({
  method: 'GET',
  path: '/api/front/project/original_data_list',
  paged: true,
  request: z.strictObject({ ...paging, contract_id: id, project_id: id.optional(), name: z.string().trim().max(100).optional(), sort: z.enum(['path', 'size', 'sample']).default('path'), order: z.enum(['asc', 'desc']).default('asc') }),
  response: z.array(deliveredFile),
  summary: 'The original data of a contract, with sizes and checksums.',
});

export const originalDataDetail = defineCall({
  method: 'GET',
  path: '/api/front/project/original_data_detail',
  request: z.strictObject({ id }),
  response: deliveredFile.extend({ until: time.nullable() }),
  summary: 'One file of original data.',
});

export const originalDataUrl = defineCall({
  method: 'GET',
  path: '/api/front/project/original_data_url',
  request: z.strictObject({ id }),
  response: z.object({ url: z.string(), expires_at: time }),
  summary: 'A signed address of one file of original data, good for 15 minutes and for resumed downloads.',
});

export const projectZipUrl = defineCall({
  method: 'GET',
  path: '/api/front/project/zip_url',
  request: z.strictObject({ contract_id: id, kind: z.enum(['report', 'table', 'original', 'all']).default('all'), ids: ids.optional() }),
  response: z.object({ url: z.string(), expires_at: time, name: z.string(), files: z.number(), size: z.number() }),
  summary: 'A signed address of a zip of delivered files; the report as one offline HTML file is in it.',
});

export const projectChecksums = defineCall({
  method: 'GET',
  path: '/api/front/project/checksums',
  kind: 'blob',
  timeout: 30_000,
  request: z.strictObject({ contract_id: id, algorithm: z.enum(['md5', 'sha256']).default('md5') }),
  response: empty,
  summary: 'The checksums of the original data as a file for md5sum -c or sha256sum -c.',
});

export const projectContent = defineCall({
  method: 'GET',
  path: '/api/front/project/content',
  auth: 'public',
  kind: 'blob',
  timeout: halfHour,
  request: z.strictObject({ claim: z.string().min(1).max(8_000), signature: z.string().min(1).max(100) }),
  response: empty,
  summary: 'The bytes behind a signed address; ranges are answered. The right to see them is checked again.',
});

export const freeDelay = defineCall({
  method: 'POST',
  path: '/api/front/project/free_delay',
  idempotent: true,
  request: z.strictObject({ contract_id: id }),
  response: z.object({ until: time }),
  summary: 'Keeps the original data longer, once and for free.',
});

export const delayOriginalData = defineCall({
  method: 'POST',
  path: '/api/front/project/delay_original_data',
  idempotent: true,
  request: z.strictObject({ contract_id: id, days: z.number().int().min(1, '至少 1 天').max(365, '最多 365 天'), reason: z.string().trim().min(1, '请说明延期原因').max(500, '延期原因最多 500 个字') }),
  response: z.object({ id }),
  summary: 'Asks the provider to keep the original data longer than the free delay does.',
});

const binding = z.object({ id, name: z.string(), created_at: time, project: projectItem });

export const demoBindingList = defineCall({
  method: 'GET',
  path: '/api/front/project_demo_bind_user/list',
  paged: true,
  request: z.strictObject({ ...paging }),
  response: z.array(binding),
  summary: 'The example projects that the session has put beside its own.',
});

const bindingName = z.string().trim().min(1, '请输入名称').max(100, '名称最多 100 个字');

export const demoBindingStore = defineCall({
  method: 'POST',
  path: '/api/front/project_demo_bind_user/store',
  request: z.strictObject({ project_id: id, name: bindingName.optional() }),
  response: binding,
  summary: 'Puts an example project beside one’s own; doing it twice changes nothing.',
});

export const demoBindingUpdate = defineCall({
  method: 'POST',
  path: '/api/front/project_demo_bind_user/update',
  request: z.strictObject({ id, name: bindingName }),
  response: binding,
  summary: 'Renames a bound example project.',
});

export const demoBindingDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/project_demo_bind_user/delete',
  request: z.strictObject({ id }),
  response: empty,
  summary: 'Takes an example project away from one’s own.',
});
