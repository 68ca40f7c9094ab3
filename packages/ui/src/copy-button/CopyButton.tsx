import { Check, Copy, X } from 'lucide-react';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { done, wrap } from './CopyButton.css.ts';
import { copyButtonText } from './CopyButton.text.ts';
import { CopyTold } from './CopyTold.tsx';
import { useCopy } from './useCopy.ts';

export type CopyButtonProps = PassedOn<'button'> & {
  /** What is copied, unchanged. */
  value: string;
  /** The name of the act, e.g. `复制错误编号`; 复制 by default. */
  label?: string;
  /** Shows the words beside the icon. */
  withLabel?: boolean;
  /** There is nothing to copy yet. */
  disabled?: boolean;
};

const icons = { idle: Copy, copied: Check, failed: X };

/**
 * Copies an id, a link or a cell, and says that it did.
 *
 * When not to use: for a whole table use the copying of `Table`.
 */
export const CopyButton = withRef(function CopyButton({
  value,
  label,
  withLabel = false,
  disabled = false,
  ...native
}: CopyButtonProps) {
  const text = useText(copyButtonText);
  const { copy, status } = useCopy(value);
  const Icon = icons[status];
  const icon = (
    <span className={done} data-status={status}>
      <Icon aria-hidden size={withLabel ? 16 : 14} strokeWidth={1.5} />
    </span>
  );
  const name = label ?? text.copy;
  const told = status === 'idle' ? '' : text[status];
  return (
    <span className={wrap}>
      {withLabel ? (
        <Button {...native} disabled={disabled} icon={icon} onClick={() => void copy()} size="small" variant="quiet">
          {told || name}
        </Button>
      ) : (
        <>
          <IconButton
            {...native}
            disabled={disabled}
            icon={icon}
            label={name}
            onClick={() => void copy()}
            size="xsmall"
          />
          {told && <CopyTold>{told}</CopyTold>}
        </>
      )}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </span>
  );
});
