import { fromAlertToCode } from './fromAlertToCode.ts';
import { fromColumnToGrid } from './fromColumnToGrid.ts';
import { fromHeadingToOverlay } from './fromHeadingToOverlay.ts';
import { fromPaginationToSwitch } from './fromPaginationToSwitch.ts';
import { fromTableToUpload } from './fromTableToUpload.ts';

/**
 * The Chinese of every doc comment of a prop, by its English. Whoever changes the comment has to look at the Chinese too:
 * `propTables.test.ts` knows a comment without any, and a Chinese sentence whose comment is gone.
 */
export const propTexts: Readonly<Record<string, string>> = {
  ...fromAlertToCode,
  ...fromColumnToGrid,
  ...fromHeadingToOverlay,
  ...fromPaginationToSwitch,
  ...fromTableToUpload,
};

/** A doc comment as it is looked up: on one line. */
export const oneLine = (comment: string): string => comment.trim().replaceAll(/\s+/g, ' ');
