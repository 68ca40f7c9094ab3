import * as styles from './RichText.css.ts';

type Decoration = {
  /** Set before the names of anchors, so that no article takes the id of something else on the page. */
  prefix: string;
  /** Said after a link that leaves the product. */
  external: string;
  /** The name of a table without a caption. */
  table: string;
};

const svg = 'http://www.w3.org/2000/svg';

/** The icon of `Link`. */
function arrow(): SVGElement {
  const icon = document.createElementNS(svg, 'svg');
  const path = document.createElementNS(svg, 'path');
  icon.setAttribute('aria-hidden', 'true');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('class', styles.arrow);
  path.setAttribute('d', 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6');
  icon.append(path);
  return icon;
}

function wrapTable(table: HTMLTableElement, name: string) {
  const scroller = document.createElement('div');
  scroller.className = styles.scroller;
  scroller.role = 'region';
  scroller.tabIndex = 0;
  scroller.ariaLabel = table.caption?.textContent?.trim() || name;
  table.replaceWith(scroller);
  scroller.append(table);
}

function markLink(link: HTMLAnchorElement, words: string) {
  const hidden = document.createElement('span');
  hidden.className = styles.hidden;
  hidden.textContent = words;
  link.append(hidden, arrow());
}

/**
 * Gives a cleaned article what its tags cannot say: anchors, scrolling tables, marks of links that lead out. Doing it
 * twice changes nothing.
 */
export function decorate(article: HTMLElement, { prefix, external, table }: Decoration) {
  for (const element of article.querySelectorAll<HTMLElement>('[data-anchor]'))
    element.id = prefix + element.dataset['anchor'];
  const tables = [...article.querySelectorAll('table')];
  // Regions of one page need names of their own.
  for (const [index, element] of tables.entries())
    if (!element.parentElement?.classList.contains(styles.scroller))
      wrapTable(element, tables.length > 1 ? `${table} ${index + 1}` : table);
  for (const link of article.querySelectorAll<HTMLAnchorElement>('a[target="_blank"][href^="http"]'))
    if (!link.querySelector('svg')) markLink(link, external);
}
