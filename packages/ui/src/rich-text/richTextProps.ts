export type RichTextProps = {
  /** HTML from anywhere: an article, a tutorial, a method note. What could act is taken out. */
  html: string;
};
