import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import { enterModal, spareMessages } from '../overlay/index.ts';
import { dialogText } from './Dialog.text.ts';
import * as styles from './Dialog.css.ts';
import { useDialog } from './DialogContext.ts';

export type DialogContentProps = {
  /** Names the object and the act, e.g. `上传到“肝脏代谢组”`. */
  title: ReactNode;
  /** One sentence under the title; read aloud with it. */
  description?: ReactNode;
  /** 400, 560 or 800 px wide; under 768 px always a sheet at the bottom. `medium` by default. */
  size?: 'small' | 'medium' | 'large';
  /** Buttons at the end, the main one last. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Where the focus goes: `first` control, which is the safest button where nothing is filled in, or the `title` where there is long text to read. By itself it goes to the title when text without controls needs scrolling. */
  initialFocus?: 'first' | 'title';
  /** The scrolling middle. */
  children?: ReactNode;
};

/** Title, scrolling body and footer of a dialog. */
export function DialogContent({ title, description, size = 'medium', footer, initialFocus, children }: DialogContentProps) {
  const { locked, returnFocus } = useDialog();
  const text = useText(dialogText);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);

  const handleOpen = (event: Event) => {
    // The first control of the body, not ✕, which stands first in the document.
    const first = body.current?.parentElement?.querySelector<HTMLElement>('[data-dialog-body] :is(input:not([type="hidden"]), textarea, select, button, a[href], [tabindex="0"]):not(:disabled), [data-dialog-footer] button');
    const scrolls = body.current !== null && body.current.scrollHeight > body.current.clientHeight;
    const reads = initialFocus === undefined && scrolls && !body.current?.contains(first ?? null);
    const target = initialFocus === 'title' || reads ? heading.current : (first ?? heading.current);
    event.preventDefault();
    target?.focus();
    // Long content must scroll by keyboard even when nothing in it takes the focus.
    if (body.current && scrolls) body.current.tabIndex = 0;
  };
  const handleClose = (event: Event) => {
    event.preventDefault();
    returnFocus();
  };

  return (
    <Primitive.Portal>
      <Primitive.Overlay className={styles.overlay} data-dialog-overlay="" />
      <Primitive.Content
        aria-modal
        className={styles.content}
        data-size={size}
        onCloseAutoFocus={handleClose}
        onEscapeKeyDown={spareMessages}
        onInteractOutside={spareMessages}
        onOpenAutoFocus={handleOpen}
        ref={enterModal}
        {...(!description && { 'aria-describedby': undefined })}
      >
        <div className={styles.header}>
          <Primitive.Title className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </Primitive.Title>
          {!locked && (
            <Primitive.Close asChild>
              <IconButton icon={<X aria-hidden size={16} strokeWidth={1.5} />} label={text.close} size="small" />
            </Primitive.Close>
          )}
        </div>
        {description && <Primitive.Description className={styles.description}>{description}</Primitive.Description>}
        <div className={styles.body} data-dialog-body ref={body}>
          {children}
        </div>
        {footer && (
          <div className={styles.footer} data-dialog-footer>
            {footer}
          </div>
        )}
      </Primitive.Content>
    </Primitive.Portal>
  );
}
