export { RichText } from './RichText.tsx';
export type { RichTextProps } from './richTextProps.ts';
