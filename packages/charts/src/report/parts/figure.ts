import { html, paragraphs, trusted, type Html, type HtmlValue } from '../html.ts';
import type { ReportModel, ReportPart } from '../model.ts';
import { methodsAnchor, runTitle, type Entry } from '../outline.ts';

/** Where a figure or table comes from, with a link to how it was made. */
export const source = (model: ReportModel, run: string): Html =>
  html`<p class="source">数据与方法：<a href="#${methodsAnchor(model, run)}">${runTitle(model, run)}</a></p>\n`;

/** What the run found, where the report first cites it. */
export type Told = { readonly finding: HtmlValue };

/**
 * A figure as a picture, which the script replaces on the screen; in print the picture stays. An image of its own keeps
 * the ids of one SVG from those of the next.
 */
export function figure(
  model: ReportModel,
  { anchor, label, title }: Entry,
  part: Extract<ReportPart, { kind: 'chart' }>,
  { finding, still }: Told & { readonly still: string | null },
): Html {
  const { height, width } = part.size;
  const picture = trusted(Buffer.from(part.svg).toString('base64'));
  return html`<figure class="figure" id="${anchor}">
<div class="stage" data-stage>
<img class="picture" width="${width}" height="${height}" alt="${part.summary}" src="data:image/svg+xml;base64,${picture}">
</div>
<figcaption>
<h3><b>${label}</b> ${title}</h3>
${paragraphs(part.note)}${finding}<p class="summary">${part.summary}${still}</p>
${source(model, part.run)}</figcaption>
</figure>
`;
}
