/** `186****1402`: enough to recognise one's own number on a screen that others see. */
export const maskedPhone = (phone: string): string =>
  phone.length > 7 ? phone.slice(0, 3) + '*'.repeat(phone.length - 7) + phone.slice(-4) : phone;
