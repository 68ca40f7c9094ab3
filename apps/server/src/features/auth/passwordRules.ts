import { dictionary } from '@zxcvbn-ts/language-common';
import { badInput } from '../../platform/http/refusal.ts';

/** The 49,000 passwords that leaked lists hold most often. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'] as readonly string[]);
const product = ['panome', '全组学云'];
const wordLength = 4;

/**
 * Refuses what attackers try first (SEC-10): common passwords, the name of the product, the name or address of the
 * owner. The length is checked by the schema of the form; there are no rules of composition.
 *
 * @param about - Words of the account, such as its address, name and company.
 * @throws {Refusal} in words that say what to do.
 */
export function refuseWeak(password: string, least: number, about: readonly string[]): void {
  if (Array.from(password).length < least) throw badInput(`密码至少 ${least} 位`);
  const lower = password.toLowerCase();
  if (common.has(lower)) throw badInput('这个密码太常见，容易被猜中，请换一个');
  const known = about.flatMap((text) => [text.toLowerCase().split('@')[0]!, ...text.toLowerCase().split(/[@.\s]/)]);
  const words = [...product, ...known].filter((word) => word.length >= wordLength);
  const telling = words.find((word) => lower.includes(word) && lower.length - word.length < wordLength);
  if (telling) throw badInput(`密码几乎就是“${telling}”，容易被猜中，请换一个`);
}
