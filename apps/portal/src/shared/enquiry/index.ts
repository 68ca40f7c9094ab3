export { EnquiryForm } from './EnquiryForm.tsx';
export { enquiryText } from './enquiry.text.ts';
export { enquiryPaths } from './paths.ts';
