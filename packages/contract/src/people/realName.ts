import { z } from 'zod';
import { phone } from '../accounts.ts';
import { defineCall, empty, nothing } from '../call.ts';
import { isResidentId } from '../identityNumbers.ts';
import { identityAnswer } from './identityState.ts';

/** What a person proves the name with. */
export const idType = z.enum(['id_card', 'passport', 'hk_macao_permit', 'taiwan_permit']);

export const userRealNameVerify = defineCall({
  method: 'POST',
  path: '/api/front/user/real_name_verify',
  request: z
    .strictObject({
      real_name: z
        .string()
        .trim()
        .min(2, '请输入真实姓名')
        .max(60, '姓名最多 60 个字')
        .regex(/^[\p{L}·.'\- ]+$/u, '姓名只能包含文字、间隔号和空格'),
      id_type: idType,
      id_number: z.string().trim().toUpperCase().min(1, '请输入证件号码').max(30, '证件号码过长'),
      phone,
    })
    .superRefine(({ id_number, id_type }, context) => {
      const fits = id_type === 'id_card' ? isResidentId(id_number) : /^[A-Z0-9]{5,20}$/.test(id_number);
      if (!fits)
        context.addIssue({
          code: 'custom',
          path: ['id_number'],
          message: id_type === 'id_card' ? '身份证号码不正确，请核对 18 位号码' : '证件号码由 5 至 20 位字母和数字组成',
        });
    }),
  response: empty,
  summary: 'Hands in the real name for review; encrypted at rest.',
});

export const userRealNameInfo = defineCall({
  method: 'GET',
  path: '/api/front/user/real_name_info',
  request: nothing,
  response: identityAnswer.extend({
    real_name: z.string(),
    id_type: idType.nullable(),
    id_number: z.string(),
    phone: z.string(),
  }),
  summary: 'The real name of the session and how far its review is, masked.',
});

export const userDeleteRealName = defineCall({
  method: 'DELETE',
  path: '/api/front/user/delete_real_name',
  request: nothing,
  response: empty,
  summary: 'Deletes what was handed in, approved or not; the verification ends with it.',
});
