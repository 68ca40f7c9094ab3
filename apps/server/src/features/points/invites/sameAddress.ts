/** One mailbox has many spellings: what follows a plus sign, and the dots of Gmail. */
function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.normalize('NFC').trim().toLowerCase().split('@');
  const plain = name.split('+')[0]!;
  return /^(gmail|googlemail)\.com$/.test(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}

/** Whether two addresses lead to one mailbox, as far as one can tell. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);
