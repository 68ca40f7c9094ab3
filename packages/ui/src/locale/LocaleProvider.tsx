import { useMemo, type ReactNode } from 'react';
import { LocaleContext, type Catalogue } from './LocaleContext.ts';

const none: Catalogue = {};

export type LocaleProviderProps = {
  /** BCP 47 tag; decides number formats. `zh-CN` without a provider. */
  locale: string;
  /** Words that replace the Chinese ones, by part. `enUS` from `@panome/ui/locale-en-us` is a complete one. */
  catalogue?: Catalogue;
  /** Everything that speaks this language. */
  children: ReactNode;
};

/**
 * Gives the parts below it another language, or only a few other words.
 *
 * When not to use: a product in Chinese needs no provider.
 */
export function LocaleProvider({ locale, catalogue = none, children }: LocaleProviderProps) {
  const value = useMemo(() => ({ locale, catalogue }), [locale, catalogue]);
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>;
}
