/** What React has on a server, too: a module that takes nothing else from it can be drawn there. */
const everywhere = new Set(
  'Children Fragment StrictMode Suspense cloneElement createElement forwardRef isValidElement lazy memo useCallback useDebugValue useId useMemo version'.split(
    ' ',
  ),
);

const importsFrom = (code: string, module: string) =>
  [...code.matchAll(new RegExp(`^import (.*) from "${module}";$`, 'gm'))].map(([, names]) => names!);

/**
 * Whether a built module works on a page only: it takes a hook or a context of React, calls a hook of ours, gives a
 * context, hands a function of its own to an element, or stands on parts that do.
 *
 * Such a module begins with `"use client"`. All others can be drawn by a server that sends no script for them.
 */
export function isClientModule(code: string): boolean {
  const names = importsFrom(code, 'react').flatMap((list) =>
    list
      .replace(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim().split(' ')[0]!),
  );
  return (
    names.some((name) => !everywhere.has(name)) ||
    /^import .* from "(?:react-dom|radix-ui)/m.test(code) ||
    /(?<![\w.])use[A-Z]\w*\(/.test(code.replace(/\b(?:useId|useMemo|useCallback)\(/g, '(')) ||
    /\.Provider\b/.test(code) ||
    /\bon[A-Z]\w*: (?:\(|async|function|handle|[a-z]\w* =>)/.test(code)
  );
}
