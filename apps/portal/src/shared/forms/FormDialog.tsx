import { Button } from '@panome/ui/button';
import { Dialog, DialogClose, DialogContent, type DialogContentProps } from '@panome/ui/dialog';
import { Form, FormErrorSummary } from '@panome/ui/form';
import type { FormSchema, ZodForm } from '@panome/ui/form-hook';
import { Stack } from '@panome/ui/stack';
import { useId, type ReactNode } from 'react';
import { useDirty } from '../routing/useDirty.ts';
import { formDialogText as text } from './formDialog.text.ts';

type FormDialogContentProps<S extends FormSchema> = Pick<DialogContentProps, 'description' | 'size' | 'title'> & {
  readonly form: ZodForm<S>;
  /** What the button that sends is called. */
  readonly submit: string;
  /** What is sent loses something. */
  readonly tone?: 'danger';
  /** Buttons between 取消 and the one that sends. */
  readonly more?: ReactNode;
  readonly space?: 'large';
  readonly children: ReactNode;
};

/** A form as the content of a dialog: its fields, what was refused as a whole, 取消 and the button that sends. */
export function FormDialogContent<S extends FormSchema>({
  children,
  form,
  more,
  space,
  submit,
  tone,
  ...rest
}: FormDialogContentProps<S>) {
  const formId = useId();
  const sending = form.methods.formState.isSubmitting;
  useDirty(form.unsaved);
  return (
    <DialogContent
      {...rest}
      footer={
        <>
          <DialogClose>
            <Button disabled={sending}>{text.cancel}</Button>
          </DialogClose>
          {more}
          <Button
            form={formId}
            loading={sending}
            type="submit"
            {...(tone === 'danger' ? { tone } : { variant: 'primary' })}
          >
            {submit}
          </Button>
        </>
      }
    >
      <Form id={formId} {...form.formProps}>
        <Stack {...(space && { space })}>
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          {children}
        </Stack>
      </Form>
    </DialogContent>
  );
}

type FormDialogProps<S extends FormSchema> = FormDialogContentProps<S> & { readonly onClose: () => void };

/** A dialog that is one form; while it is being sent nothing closes it. */
export const FormDialog = <S extends FormSchema>({ onClose, ...content }: FormDialogProps<S>) => (
  <Dialog locked={content.form.methods.formState.isSubmitting} onOpenChange={(open) => !open && onClose()} open>
    <FormDialogContent {...content} />
  </Dialog>
);
