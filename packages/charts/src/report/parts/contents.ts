import { html, type Html } from '../html.ts';
import type { Entry } from '../outline.ts';

/** The table of contents: figures and tables under the text before them. */
export const contents = (entries: readonly Entry[]): Html => html`<nav class="contents" aria-label="目录">
<h2>目录</h2>
<ol>
${entries.map(
  ({ anchor, label, part, title }) =>
    html`<li${part.kind === 'chart' || part.kind === 'table' ? html` class="inner"` : null}><a href="#${anchor}">${label ? html`<b>${label}</b> ` : null}${title || '无标题'}</a></li>\n`,
)}</ol>
</nav>
`;
