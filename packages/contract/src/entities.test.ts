import { expect, it } from 'vitest';
import type { z } from 'zod';
import { calls } from './calls.ts';

/** The fields of what a call answers, of a row where it is a list. */
function fieldsOf({ response }: { readonly response: z.ZodType }): string[] {
  const def = response.def as { readonly element?: z.ZodObject; readonly shape?: object };
  return Object.keys(def.element?.shape ?? def.shape ?? {});
}

/** The entities of the specification, each with a call that answers with it. */
const entities = [
  [
    'a person',
    calls.userDetail,
    'id name real_name email head_image_path phone occupation company profile country area research_direction user_identity is_social_auth is_real_name_auth roles',
  ],
  ['a session', calls.login, 'token name welcome head_image_path'],
  ['a file', calls.fileStoreList, 'id name is_dir is_search dir_path size created_at'],
  ['a file in the picker', calls.fileList, 'id name is_dir is_search dir_path size created_at'],
  ['a choice of a project', calls.userAllProject, 'value label flow_version_id parent_value'],
  ['a choice of a project for a flow', calls.projectByModule, 'value label flow_version_id parent_value'],
  ['a choice of a shared project', calls.projectShareByFlowVersion, 'value label flow_version_id parent_value'],
  ['a piece of news', calls.dynamicList, 'id title pic_path content jump_url file_path'],
  ['a notice', calls.noticeInEffective, 'title content'],
  ['an upload of an attachment', calls.fileUploadNormal, 'store_path'],
  ['an upload of an avatar', calls.fileUploadHeadImage, 'store_path'],
  ['an upload of the picker', calls.fileUploadTask, 'store_path'],
  ['an upload to the own files', calls.fileStoreUpload, 'store_path'],
] as const;

it.each(entities)('%s has the fields of the specification', (_name, call, fields) => {
  expect(fieldsOf(call)).toEqual(expect.arrayContaining(fields.split(' ')));
});

it('a permission is an id with a list of actions', () => {
  const { shape } = calls.getPermission.response;
  expect(Object.keys(shape.permissions.element.shape)).toEqual(['permissionId', 'actionList']);
});

it('the kinds of files, and the groups of projects, have the numbers of the specification', () => {
  const { is_dir } = calls.fileStoreList.response.element.shape;
  expect([0, 1, 2, 3].filter((value) => is_dir.safeParse(value).success)).toEqual([0, 1, 2]);
  const { parent_value } = calls.userAllProject.response.element.shape;
  expect([0, 1, 2, 3].filter((value) => parent_value.safeParse(value).success)).toEqual([1, 2]);
});

it('the identity of a person is a number, and what was confirmed of it true or false', () => {
  const { is_real_name_auth, is_social_auth, user_identity } = calls.userDetail.response.shape;
  const taken = (rule: z.ZodType) => [0, true, '1'].filter((value) => rule.safeParse(value).success);
  expect([user_identity, is_social_auth, is_real_name_auth].map(taken)).toEqual([[0], [true], [true]]);
});

it('a flow is of own, delivered project data unless something else is said', () => {
  const source = calls.availableModuleChart.request.parse({ version_id: 'v' });
  expect(source).toMatchObject({ project_from: 2, source_from: 1 });
});

it.each([
  ['an analysis', calls.availableModuleChart, {}],
  ['a run', calls.moduleChartForms, { methods: ['pca'] }],
  ['the projects of a module', calls.projectByModule, {}],
])('%s without a version says that the ids of the flow are missing', (_name, call, more) => {
  const { error } = call.request.safeParse({ ...more, version_id: '' });
  expect(error?.issues[0]?.message).toBe('缺少流程编号和版本编号');
});
