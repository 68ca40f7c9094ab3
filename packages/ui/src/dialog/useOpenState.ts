import { useState } from 'react';

type OpenProps = {
  open: boolean | undefined;
  defaultOpen: boolean | undefined;
  onOpenChange: ((open: boolean) => void) | undefined;
};

/** Open or closed, by the page when it gives `open`, else by the part itself. */
export function useOpenState({
  open,
  defaultOpen = false,
  onOpenChange,
}: OpenProps): readonly [boolean, (open: boolean) => void] {
  const [own, setOwn] = useState(defaultOpen);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return [open ?? own, change];
}
