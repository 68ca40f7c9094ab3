type Needed = { readonly title: string; readonly required: boolean; readonly one_of: readonly string[] };

/** Whether a table has to be there, in words: 必需, 选填, or which others may stand for it. */
export function neededWords({ one_of: alike, required, title }: Needed): string {
  const others = alike.filter((other) => other !== title);
  if (required) return '必需';
  return others.length > 0 ? `与${others.map((other) => `“${other}”`).join('、')}至少选一种` : '选填';
}
