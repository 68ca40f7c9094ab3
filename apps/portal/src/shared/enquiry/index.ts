export { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx';
export { enquiryText } from './enquiry.text.ts';
export { enquiryPaths, type EnquiryStart } from './paths.ts';
