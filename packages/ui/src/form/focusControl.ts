const focusable = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

/**
 * Moves the focus to a control by the id its field was given; in a group of controls, to the chosen one or the first.
 */
export function focusControl(id: string) {
  const element = document.getElementById(id);
  if (!element || element.matches(focusable)) return element?.focus();
  (
    element.querySelector<HTMLElement>(':checked:not(:disabled)') ??
    element.querySelector<HTMLElement>(`:is(${focusable}):not(:disabled)`)
  )?.focus();
}
