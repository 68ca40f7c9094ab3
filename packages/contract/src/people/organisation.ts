import { z } from 'zod';
import { defineCall, empty, id, nothing, time } from '../call.ts';
import { isCreditCode } from '../identityNumbers.ts';
import { identityAnswer } from './identityState.ts';
import { timeOut } from '../timeOut.ts';

export const userRealNameApplyUrl = defineCall({
  method: 'GET',
  path: '/api/front/user/real_name_apply_url',
  request: nothing,
  response: z.object({ url: z.string(), template_url: z.string(), template_name: z.string() }),
  summary: 'The page where one applies, and the form that an organisation stamps.',
});

export const userOrganisationForm = defineCall({
  method: 'GET',
  path: '/api/front/user/organisation_form',
  auth: 'public',
  kind: 'blob',
  timeout: timeOut.reading,
  request: nothing,
  response: empty,
  summary: 'The application form of an organisation as a Word document.',
});

/** Of one organisation, at most. */
export const mostDocuments = 5;
const organisation = {
  organisation: z.string().trim().min(2, '请输入机构全称').max(100, '机构名称最多 100 个字'),
  credit_code: z.string().trim().toUpperCase().refine(isCreditCode, '统一社会信用代码不正确，请核对 18 位代码'),
  department: z.string().trim().max(100, '最多 100 个字').default(''),
  position: z.string().trim().max(60, '最多 60 个字').default(''),
};

export const userStoreSocialInfo = defineCall({
  method: 'POST',
  path: '/api/front/user/store_social_info',
  kind: 'multipart',
  files: { least: 1, most: mostDocuments },
  timeout: timeOut.documents,
  request: z.strictObject(organisation),
  response: empty,
  summary: 'Hands in an organisation with one to five documents (PDF, PNG, JPG, 20 MB each); encrypted at rest.',
});

export const userUpdateSocialInfo = defineCall({
  method: 'POST',
  path: '/api/front/user/update_social_info',
  kind: 'multipart',
  files: { least: 0, most: mostDocuments },
  timeout: timeOut.documents,
  request: z.strictObject({
    ...organisation,
    /** Ids of the documents that stay, comma-separated. */
    keep: z.string().max(400).default(''),
  }),
  response: empty,
  summary: 'Hands the organisation in again, with new documents beside those that stay.',
});

export const userGetSocialInfo = defineCall({
  method: 'GET',
  path: '/api/front/user/get_social_info',
  request: nothing,
  response: identityAnswer.extend({
    organisation: z.string(),
    credit_code: z.string(),
    department: z.string(),
    position: z.string(),
    documents: z.array(z.object({ id, name: z.string(), type: z.string(), size: z.number(), created_at: time })),
  }),
  summary: 'The organisation of the session and how far its review is, masked.',
});

export const userSocialDocument = defineCall({
  method: 'GET',
  path: '/api/front/user/social_document',
  kind: 'blob',
  timeout: timeOut.packing,
  request: z.strictObject({ id }),
  response: empty,
  summary: 'One document of one’s own organisation, decrypted; each read is in the audit log.',
});

export const userDeleteSocialInfo = defineCall({
  method: 'DELETE',
  path: '/api/front/user/delete_social_info',
  request: nothing,
  response: empty,
  summary: 'Deletes the organisation and its documents for good.',
});
