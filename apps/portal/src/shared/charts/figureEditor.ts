/** A chart of a result. */
type Figure = { readonly task: string; readonly chart: string };

const page = './svg-editor.html';

/**
 * Opens the editor of figures in a tab of its own, with a chart of a result or to open a file. Without a way back to
 * this page: a file may come from anywhere.
 */
export function openFigureEditor(figure?: Figure): void {
  const query = figure ? `?${new URLSearchParams(figure).toString()}` : '';
  window.open(`${page}${query}`, '_blank', 'noopener');
}
