import type { ChartDefinition } from '@panome/charts';
import { useText } from '@panome/ui/locale';
import { Spinner } from '@panome/ui/spinner';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { messageOf } from '../api/index.ts';
import * as styles from './EditedPicture.css.ts';
import { editedPictureText } from './editedPicture.text.ts';
import type { EditedFigure } from './useEditedFigure.ts';

type EditedPictureProps = {
  readonly definition: ChartDefinition;
  readonly figure: EditedFigure;
  /** Says how many edits the picture shows. */
  readonly caption: (made: number) => string;
};

/** A figure that was changed in the editor, as a picture: what draws live charts knows no single elements. */
export function EditedPicture({ caption, definition, figure }: EditedPictureProps) {
  const text = useText(editedPictureText);
  return (
    <>
      {figure.error ? (
        <FailedState
          message={messageOf(figure.error)}
          onRetry={figure.retry}
          requestId={figure.error.requestId}
          variant="inline"
        />
      ) : figure.address ? (
        <img
          alt={definition.title}
          className={styles.picture}
          height={definition.defaultSize.height}
          src={figure.address}
          width={definition.defaultSize.width}
        />
      ) : (
        <span aria-busy>
          <VisuallyHidden>{text.loading}</VisuallyHidden>
          <Spinner />
        </span>
      )}
      <Text size="secondary" tone="subtle">
        {caption(figure.made)}
        {figure.skipped > 0 && text.skipped(figure.skipped)}
      </Text>
    </>
  );
}
