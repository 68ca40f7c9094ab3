import { applyEdits, type FigureEdit } from '@panome/charts/edits';
import { useMemo } from 'react';
import { cleanSvg } from '../clean/index.ts';
import { elementsOf, type FigureElement } from './elements.ts';
import { figureSize, type FigureSize } from './figureSize.ts';

type Shown = {
  readonly svg: SVGSVGElement;
  readonly size: FigureSize;
  readonly skipped: readonly string[];
  /** As they are now, by id; hidden ones are not among them. */
  readonly now: ReadonlyMap<string, FigureElement>;
};

const cleaned = (text: string): SVGSVGElement => {
  const result = cleanSvg(text);
  // What was opened was cleaned once; with a few other attributes it stays a drawing.
  if (result.kind !== 'clean') throw new Error(`the edited figure is ${result.kind}`);
  return result.svg;
};

/** The elements of a figure as it was drawn, hidden ones too. */
export const useElements = (base: string): readonly FigureElement[] => useMemo(() => elementsOf(cleaned(base)), [base]);

/** A figure with its edits, ready for the stage: through the same function that downloads and reports use. */
export const useShown = (base: string, edits: readonly FigureEdit[]): Shown =>
  useMemo(() => {
    const { skipped, svg } = applyEdits(base, edits);
    const root = cleaned(svg);
    return {
      svg: root,
      size: figureSize(root),
      skipped,
      now: new Map(elementsOf(root).map((element) => [element.id, element])),
    };
  }, [base, edits]);
