import { globalStyle, style } from '@vanilla-extract/css';

// Figures and covers are drawn for paper: dark lines on white, often without a ground of their own. In the dark they
// keep their paper, as a sheet that gives less light than the screen around could bear.
const sheet = { colorScheme: 'light', background: 'Canvas' } as const;
const dimmed = { filter: 'brightness(0.85)' } as const;

/** A picture that is drawn for paper, in either theme. */
export const paper = style({ ...sheet, selectors: { '[data-theme="dark"] &': dimmed } });

/** The same for pictures that only a selector reaches, such as those inside HTML of others. */
export function putOnPaper(pictures: string): void {
  globalStyle(pictures, sheet);
  globalStyle(`[data-theme="dark"] ${pictures}`, dimmed);
}
