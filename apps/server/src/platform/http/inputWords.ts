import { z } from 'zod';

/** Messages that the contract does not write itself are known by this mark and told by the words below. */
const own = '\0';
z.config({ localeError: () => own });

const typeNames: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  int: '整数',
  boolean: 'true 或 false',
  array: '列表',
  object: '对象',
  record: '对象',
};

type Issue = z.core.$ZodIssue;

function tooSmall({ inclusive, minimum, origin }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'string') return minimum === 1 ? '不能为空' : `至少 ${minimum} 个字符`;
  if (origin === 'array' || origin === 'set') return `至少 ${minimum} 项`;
  return inclusive === false ? `应大于 ${minimum}` : `不能小于 ${minimum}`;
}

function tooBig({ inclusive, maximum, origin }: Extract<Issue, { code: 'too_big' }>): string {
  if (origin === 'string') return `最多 ${maximum} 个字符`;
  if (origin === 'array' || origin === 'set') return `最多 ${maximum} 项`;
  return inclusive === false ? `应小于 ${maximum}` : `不能大于 ${maximum}`;
}

/** What is wrong with a value, to be read after its name. */
function faultOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `应为${typeNames[issue.expected] ?? '另一种类型'}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return `只能是 ${issue.values.map(String).join('、')}`;
    case 'not_multiple_of':
      return `应为 ${issue.divisor} 的倍数`;
    default:
      return '格式不正确';
  }
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input);

/** The first thing that is wrong with an input, as a sentence. What the contract says itself is one already. */
export function wordsOf(error: z.ZodError, input: unknown): string {
  const [issue] = error.issues;
  if (!issue) return '请求参数有误';
  if (issue.message !== own) return issue.message;
  const name = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return `${name ? `参数 ${name} ` : ''}有不认识的参数 ${issue.keys.join('、')}`;
  if (!name) return '请求格式不正确';
  return valueAt(input, issue.path) === undefined ? `缺少参数 ${name}` : `参数 ${name} ${faultOf(issue)}`;
}
