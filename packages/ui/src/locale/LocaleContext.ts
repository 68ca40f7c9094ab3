import { createContext, useContext } from 'react';
import type { PartText, TextOf, Words } from './defineText.ts';

/** Words by part name. A missing part or key falls back to the Chinese one. */
export type Catalogue = Readonly<Record<string, Words>>;

/** What every part knows about language: a BCP 47 tag for number and date formats, and the overriding words. */
export type Locale = { readonly locale: string; readonly catalogue: Catalogue };

export const LocaleContext = createContext<Locale>({ locale: 'zh-CN', catalogue: {} });

/** The current language tag, e.g. `zh-CN`. */
export const useLocale = (): string => useContext(LocaleContext).locale;

/** The words of one part in the current language, Chinese where the catalogue says nothing. */
export function useText<W extends Words>(text: PartText<W>): TextOf<PartText<W>> {
  const override = useContext(LocaleContext).catalogue[text.part];
  return (override ? { ...text.words, ...override } : text.words) as TextOf<PartText<W>>;
}
