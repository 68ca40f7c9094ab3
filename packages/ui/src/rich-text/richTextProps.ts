import type { PassedOn } from '../native-props/index.ts';

export type RichTextProps = PassedOn<'div'> & {
  /** HTML from anywhere: an article, a tutorial, a method note. What could act is taken out. */
  html: string;
};
