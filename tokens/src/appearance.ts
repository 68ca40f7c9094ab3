/**
 * Which of the colour themes is shown: the answer to every question that changes a colour, except the primary colour.
 */
export type Appearance = {
  /** The background: light or dark. */
  readonly theme: 'light' | 'dark';
  /** `more`: text at 7:1, lines of controls at 4.5:1. */
  readonly contrast: 'normal' | 'more';
  /** `weak` (色弱): status, family and chart colours that stay apart without one kind of cone. */
  readonly vision: 'normal' | 'weak';
};

/** Every combination, the plain light one first. */
export const appearances: readonly Appearance[] = (['light', 'dark'] as const).flatMap((theme) =>
  (['normal', 'more'] as const).flatMap((contrast) =>
    (['normal', 'weak'] as const).map((vision) => ({ theme, contrast, vision })),
  ),
);
