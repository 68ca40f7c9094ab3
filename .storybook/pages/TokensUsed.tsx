import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';

type Used = { readonly name: string; readonly value: string };

/** Every style rule of a sheet, also those inside layers and conditions. */
const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
  ]);

/** The design values that the compiled styles of a part name. Its classes begin with its folder (`main.ts`). */
function tokensOf(part: string): readonly Used[] {
  const own = [...document.styleSheets]
    .flatMap((sheet) => rulesIn(sheet.cssRules))
    .filter(({ selectorText }) => selectorText.includes(`.${part}_`));
  const names = new Set(own.flatMap(({ cssText }) => cssText.match(/--pn-[\w-]+/g) ?? []));
  const computed = getComputedStyle(document.documentElement);
  return [...names].sort().map((name): Used => ({ name, value: computed.getPropertyValue(name).trim() }));
}

/** What a part takes from the theme, at the end of its page; nothing for pages without a part. */
export function TokensUsed() {
  const context = useContext(DocsContext);
  const [tokens, setTokens] = useState<readonly Used[]>([]);
  useEffect(() => {
    const file = context.componentStories().at(0)?.parameters['fileName'] as string | undefined;
    const part = /\/([\w-]+)\/[^/]+\.stories\.tsx$/.exec(file ?? '')?.[1];
    // The page is drawn first: reading every sheet takes a moment.
    const later = setTimeout(() => setTokens(part && part !== 'examples' ? tokensOf(part) : []));
    return () => clearTimeout(later);
  }, [context]);
  if (tokens.length === 0) return null;
  return (
    <section>
      <h2 id="tokens-used">所用的设计变量</h2>
      <p>取自编译后的样式。在任何外层元素上改写这些变量，就会改变其中的组件。</p>
      <ul className="sb-unstyled pn-tokens">
        {tokens.map(({ name, value }) => (
          <li key={name}>
            {name.startsWith('--pn-color') && <span style={{ background: `var(${name})` }} />}
            <code>{name}</code>
            <small>{value}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
