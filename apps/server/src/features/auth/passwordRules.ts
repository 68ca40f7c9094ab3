import { dictionary } from '@zxcvbn-ts/language-common';
import { badInput } from '../../platform/http/refusal.ts';
import { isPredictable } from './predictable.ts';

/** The 49,000 passwords that leaked lists hold most often. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'] as readonly string[]);
const product = ['panome', '全组学云'];
const wordLength = 4;

/**
 * Refuses what attackers try first (SEC-10): common passwords, repeats, runs and walks over the keyboard, the name of the product, the name or address of the
 * owner. The length is checked by the schema of the form; there are no rules of composition.
 *
 * @param about - Words of the account, such as its address, name and company.
 * @throws {Refusal} in words that say what to do.
 */
export function refuseWeak(password: string, least: number, about: readonly string[]): void {
  if (Array.from(password).length < least) throw badInput(`密码至少 ${least} 位`);
  const lower = password.toLowerCase();
  // `dragon2026` is guessed as soon as `dragon` is.
  const stem = lower.replace(/[^\p{L}]{1,4}$/u, '');
  if (common.has(lower) || (stem.length >= 4 && common.has(stem)))
    throw badInput('这个密码太常见，容易被猜中，请换一个');
  if (isPredictable(lower)) throw badInput('这个密码是重复、连续或键盘上相邻的字符，容易被猜中，请换一个');
  const known = about.flatMap((text) => [text.toLowerCase().split('@')[0]!, ...text.toLowerCase().split(/[@.\s]/)]);
  const words = [...product, ...known].filter((word) => word.length >= wordLength);
  const telling = words.find((word) => lower.includes(word) && lower.length - word.length < wordLength);
  if (telling) throw badInput(`密码几乎就是“${telling}”，容易被猜中，请换一个`);
}
