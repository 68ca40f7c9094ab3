import { CircleAlert, CircleHelp, Info, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { ModalLayer, useOpener } from '../overlay/index.ts';
import { AlertActions } from './AlertActions.tsx';
import * as styles from './AlertDialog.css.ts';
import type { AlertDialogProps } from './alertDialogProps.ts';

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert, confirm: CircleHelp } as const;

/** The window of `useAlert`. A click beside it does not answer. */
export function AlertDialog({ request, onAnswer }: AlertDialogProps) {
  const returnFocus = useOpener(request !== undefined);
  const id = useId();
  if (!request) return null;

  const { kind, options } = request;
  const tone = 'tone' in options && options.tone === 'danger' ? 'error' : kind;
  const details = 'description' in options ? options.description : 'content' in options ? options.content : undefined;
  const Icon = tone === 'error' && kind === 'confirm' ? TriangleAlert : icons[kind];

  return (
    <ModalLayer
      answersOnly
      className={styles.content}
      describedBy={details ? `${id}-details` : undefined}
      key={request.id}
      labelledBy={`${id}-title`}
      onClosed={returnFocus}
      onClose={() => onAnswer(false)}
      onOpen={(element) => element.querySelector<HTMLElement>('[data-first-focus]')?.focus()}
      overlay={styles.overlay}
      role="alertdialog"
    >
      <div className={styles.message}>
        <Icon aria-hidden className={styles.icon} data-tone={tone} size={20} strokeWidth={1.5} />
        <div className={styles.words}>
          <h2 className={styles.title} id={`${id}-title`}>
            {options.title}
          </h2>
          {details && (
            <div className={styles.details} id={`${id}-details`}>
              {details}
            </div>
          )}
        </div>
      </div>
      <AlertActions onAnswer={onAnswer} request={request} />
    </ModalLayer>
  );
}
