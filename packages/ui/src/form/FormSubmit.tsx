import { useContext, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { FormPending } from './FormPending.ts';

export type FormSubmitProps = PassedOn<'button'> & {
  /** A verb: 保存, 提交, 注册. */
  children: ReactNode;
  /** More work is under way than the form knows of. */
  loading?: boolean;
  /** Blocks it; say why beside it. What merely is not filled in yet should be told after a press instead. */
  disabled?: boolean;
  /** Height 28, 32 or 40. */
  size?: 'small' | 'medium' | 'large';
  /** As wide as the form, e.g. for logging in. */
  block?: boolean;
};

/** The main button of a form; shows progress and takes no second press while the form is being sent. */
export const FormSubmit = withRef(function FormSubmit({ loading = false, ...native }: FormSubmitProps) {
  const pending = useContext(FormPending);
  return <Button {...native} loading={loading || pending} type="submit" variant="primary" />;
});
