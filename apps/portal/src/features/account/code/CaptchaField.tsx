export { CaptchaField, type CaptchaAnswer } from '../../../shared/captcha/CaptchaField.tsx';
