/** The words of `shared/access`; the reasons come from the server. */
export const accessText = {
  notYours: '您还不能进行这项操作',
} as const;
