export { escapeXml, withoutForbidden } from './escapeXml.ts';
