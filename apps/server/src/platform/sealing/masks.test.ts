import { expect, it } from 'vitest';
import { maskEmail, maskName, maskNumber, maskPhone } from './masks.ts';

it.each([
  [maskName, '张三', '张*'],
  [maskName, '欧阳修', '欧**'],
  [maskName, '王', '王'],
  [maskNumber, '110105194912311234', '110***********1234'],
  [maskNumber, 'E12345678', 'E******78'],
  [maskNumber, 'AB', 'A*'],
  [maskPhone, '18612341402', '186****1402'],
  [maskPhone, '+85251234567', '+85*****4567'],
  [maskEmail, 'li.ming@example.com', 'li***@example.com'],
  [maskEmail, 'a@b.cn', 'a***@b.cn'],
])('%o masks %s as %s', (mask, plain, masked) => expect(mask(plain)).toBe(masked));
