import { CircleAlert, CircleHelp, Info, TriangleAlert } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useCallback, useRef } from 'react';
import { enterModal, spareMessages, useOpener } from '../overlay/index.ts';
import { AlertActions } from './AlertActions.tsx';
import type { AlertRequest } from './alerts.ts';
import * as styles from './AlertDialog.css.ts';

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert, confirm: CircleHelp } as const;

export type AlertDialogProps = {
  /** The message shown now, or nothing. */
  request: AlertRequest | undefined;
  /** `true` for the act, `false` for every other way out. */
  onAnswer: (agreed: boolean) => void;
};

/** The window of `useAlert`. A click beside it does not answer. */
export function AlertDialog({ request, onAnswer }: AlertDialogProps) {
  const returnFocus = useOpener(request !== undefined);
  const content = useRef<HTMLDivElement>(null);
  const enter = useCallback((element: HTMLDivElement | null) => {
    content.current = element;
    return enterModal(element);
  }, []);
  if (!request) return null;

  const { kind, options } = request;
  const tone = 'tone' in options && options.tone === 'danger' ? 'error' : kind;
  const details = 'description' in options ? options.description : 'content' in options ? options.content : undefined;
  const Icon = tone === 'error' && kind === 'confirm' ? TriangleAlert : icons[kind];

  return (
    <Primitive.Root onOpenChange={(open) => !open && onAnswer(false)} open>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay} />
        <Primitive.Content
          aria-modal
          className={styles.content}
          key={request.id}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
          onEscapeKeyDown={spareMessages}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
          }}
          ref={enter}
          role="alertdialog"
          {...(!details && { 'aria-describedby': undefined })}
        >
          <div className={styles.message}>
            <Icon aria-hidden className={styles.icon} data-tone={tone} size={20} strokeWidth={1.5} />
            <div className={styles.words}>
              <Primitive.Title className={styles.title}>{options.title}</Primitive.Title>
              {details && (
                <Primitive.Description asChild>
                  <div className={styles.details}>{details}</div>
                </Primitive.Description>
              )}
            </div>
          </div>
          <AlertActions onAnswer={onAnswer} request={request} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
