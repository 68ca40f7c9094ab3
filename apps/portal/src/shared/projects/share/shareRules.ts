// Imported first: it configures zod before the first schema is made.
import { z } from '../../forms/index.ts';
import { email } from '@panome/contract/accounts';
import { projectShareStore } from '@panome/contract/sharing';

const { emails, message, project_ids, role } = projectShareStore.request.shape;

/** The form of a share: the contract's rules, with the days as the entry of a list. */
export const shareSchema = z.object({
  project_ids,
  emails,
  role: role.unwrap(),
  days: z.string(),
  message: message.unwrap(),
});

/** Whether it can be an address of mail. */
export const isEmail = (text: string): boolean => email.safeParse(text).success;
