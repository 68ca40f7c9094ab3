import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { ModalLayer } from '../overlay/index.ts';
import { withRef } from '../react-range/index.ts';
import { dialogText } from './Dialog.text.ts';
import * as styles from './Dialog.css.ts';
import { useDialog } from './DialogContext.ts';

export type DialogContentProps = PassedOn<'div'> & {
  /** Names the object and the act, e.g. `上传到“肝脏代谢组”`. */
  title: ReactNode;
  /** One sentence under the title; read aloud with it. */
  description?: ReactNode;
  /** 400, 560 or 800 px wide; under 768 px always a sheet at the bottom. `medium` by default. */
  size?: 'small' | 'medium' | 'large';
  /** Buttons at the end, the main one last. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /**
   * Where the focus goes: `first` control, which is the safest button where nothing is filled in, or the `title` where
   * there is long text to read. By itself it goes to the title when text without controls needs scrolling.
   */
  initialFocus?: 'first' | 'title';
  /** The scrolling middle. */
  children?: ReactNode;
};

/** Title, scrolling body and footer of a dialog. */
export const DialogContent = withRef(function DialogContent({
  title,
  description,
  size = 'medium',
  footer,
  initialFocus,
  children,
  ...native
}: DialogContentProps) {
  const { change, id, locked, open, returnFocus } = useDialog();
  const text = useText(dialogText);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);

  if (!open) return null;

  const handleOpen = () => {
    // The first control of the content, not ✕, which comes first in the document.
    const first = body.current?.parentElement?.querySelector<HTMLElement>(
      '[data-dialog-body] :is(input:not([type="hidden"]), textarea, select, button, a[href], [tabindex="0"]):not(:disabled), [data-dialog-footer] button',
    );
    const scrolls = body.current !== null && body.current.scrollHeight > body.current.clientHeight;
    const reads = initialFocus === undefined && scrolls && !body.current?.contains(first ?? null);
    const target = initialFocus === 'title' || reads ? heading.current : (first ?? heading.current);
    target?.focus();
    // Long content must scroll by keyboard even when nothing in it takes the focus.
    if (body.current && scrolls) body.current.tabIndex = 0;
  };
  return (
    <ModalLayer
      {...native}
      className={styles.content}
      describedBy={description ? `${id}-description` : undefined}
      labelledBy={`${id}-title`}
      onClosed={returnFocus}
      onClose={() => change(false)}
      onOpen={handleOpen}
      overlay={styles.overlay}
      states={{ 'data-size': size }}
    >
      <div className={styles.header}>
        <h2 className={styles.title} id={`${id}-title`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {!locked && (
          <IconButton
            icon={<X aria-hidden size={16} strokeWidth={1.5} />}
            label={text.close}
            onClick={() => change(false)}
            size="small"
          />
        )}
      </div>
      {description && (
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
      )}
      <div className={styles.body} data-dialog-body ref={body}>
        {children}
      </div>
      {footer && (
        <div className={styles.footer} data-dialog-footer>
          {footer}
        </div>
      )}
    </ModalLayer>
  );
});
