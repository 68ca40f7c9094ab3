export { Form } from './Form.tsx';
export type { FormProps } from './Form.tsx';
export { FormActions } from './FormActions.tsx';
export type { FormActionsProps } from './FormActions.tsx';
export { FormErrorSummary } from './FormErrorSummary.tsx';
export type { FormErrorSummaryProps } from './FormErrorSummary.tsx';
export { FormSection } from './FormSection.tsx';
export type { FormSectionProps } from './FormSection.tsx';
export type { FormError } from './FormErrorSummary.tsx';
