import { html, type HtmlValue } from '../html.ts';
import type { ReportRun } from '../model.ts';

/** What the run found, as its page says it; nothing for a result that does not say. */
export function finding({ document: { findings } }: ReportRun): HtmlValue {
  if (!findings) return null;
  const { condition, headline } = findings;
  return html`<p class="finding">结果：${headline}${condition ? `（${condition}）` : ''}。</p>
`;
}
