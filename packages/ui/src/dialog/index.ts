export { Dialog } from './Dialog.tsx';
export type { DialogProps } from './Dialog.tsx';
export { DialogClose } from './DialogClose.tsx';
export type { DialogCloseProps } from './DialogClose.tsx';
export { DialogContent } from './DialogContent.tsx';
export type { DialogContentProps } from './DialogContent.tsx';
export { DialogTrigger } from './DialogTrigger.tsx';
export type { DialogTriggerProps } from './DialogTrigger.tsx';
export { dialogText } from './Dialog.text.ts';
