import type { z } from 'zod';
import type { TextOf } from '../locale/index.ts';
import type { formHookText } from './FormHook.text.ts';

type Issue = z.core.$ZodRawIssue;
type HookText = TextOf<typeof formHookText>;

const isEmpty = (input: unknown) =>
  input === undefined || input === null || input === '' || (Array.isArray(input) && input.length === 0);

function tooSmall({ origin, minimum, inclusive, exact }: Extract<Issue, { code: 'too_small' }>, text: HookText) {
  const limit = String(minimum);
  if (origin === 'string') return exact ? text.exact(limit) : text.longer(limit);
  if (origin === 'array' || origin === 'set') return text.more(limit);
  return inclusive === false ? text.above(limit) : text.atLeast(limit);
}

function tooBig({ origin, maximum, inclusive, exact }: Extract<Issue, { code: 'too_big' }>, text: HookText) {
  const limit = String(maximum);
  if (origin === 'string') return exact ? text.exact(limit) : text.shorter(limit);
  if (origin === 'array' || origin === 'set') return text.fewer(limit);
  return inclusive === false ? text.below(limit) : text.atMost(limit);
}

/**
 * Why a value is refused and what to do, in the words of the reader. Messages given in the schema itself go before
 * these.
 */
export function messageOf(issue: Issue, text: HookText): string {
  const choice = issue.code === 'invalid_value' || Array.isArray(issue.input);
  if (isEmpty(issue.input)) return choice ? text.unchosen : text.missing;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return text.integer;
      return issue.expected === 'number' ? text.number : text.invalid;
    case 'invalid_format':
      if (issue.format === 'email') return text.email;
      return issue.format === 'url' ? text.url : text.format;
    case 'invalid_value':
      // A box that must be ticked is a literal `true`.
      return text.unchosen;
    case 'too_small':
      return tooSmall(issue, text);
    case 'too_big':
      return tooBig(issue, text);
    case 'not_multiple_of':
      return text.multiple(String(issue.divisor));
    default:
      return text.invalid;
  }
}
