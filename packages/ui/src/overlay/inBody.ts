import type { ReactNode, ReactPortal } from 'react';
import { createPortal } from 'react-dom';

/**
 * Draws something at the end of the page, or in an element of it. A server draws nothing there: what lies over a page
 * comes with the page's script.
 */
export const inBody = (content: ReactNode, host?: () => HTMLElement | undefined): ReactPortal | null =>
  typeof document === 'undefined' ? null : createPortal(content, host?.() ?? document.body);
