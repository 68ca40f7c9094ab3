const megabyte = 1024 * 1024;

/** Limits that users meet on pages and in answers of the server: each number stands here and nowhere else. */
export const limits = {
  /** Bytes of one file that a dialog sends: 104857600. */
  uploadBytes: 100 * megabyte,
  /** Bytes of a picture or document that goes with a form. */
  smallFileBytes: 20 * megabyte,
  /** Bytes of one file of 我的文件, which is sent in parts. */
  resumableBytes: 5 * 1024 * megabyte,
  /** Seconds of a session however busy it is: 60 hours. */
  sessionSeconds: 216_000,
  /** Seconds of a session without a call: 6 hours. */
  idleSeconds: 21_600,
  /** Characters of a password at least. */
  passwordLength: 6,
  /** Characters of the name of a file or folder at most, without the extension. */
  nameLength: 100,
  /** Hours for which the link of an activation mail is good. */
  activationHours: 24,
  /** People whom one account may invite. */
  invited: 5,
} as const;
