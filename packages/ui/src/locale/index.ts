export { defineText } from './defineText.ts';
export type { PartText, TextOf, Words } from './defineText.ts';
export { useLocale, useText } from './LocaleContext.ts';
export type { Catalogue, Locale } from './LocaleContext.ts';
export { LocaleProvider } from './LocaleProvider.tsx';
export type { LocaleProviderProps } from './LocaleProvider.tsx';
