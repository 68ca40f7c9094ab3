/** Messages lie inside the topmost modal but are no part of it. */
export const messages = 'data-messages';

type LayerEvent = { readonly target: EventTarget | null; preventDefault: () => void; readonly detail?: unknown };

const inMessages = ({ target, detail }: LayerEvent) => {
  const origin = (detail as { originalEvent?: Event } | undefined)?.originalEvent?.target ?? target;
  return origin instanceof Element && origin.closest(`[${messages}]`) !== null;
};

/** What happens on a message does not close the window below it. For `onEscapeKeyDown` and `onInteractOutside`. */
export function spareMessages(event: LayerEvent): void {
  if (inMessages(event)) event.preventDefault();
}
