import type { ResponseOf } from '@panome/contract/client';

export type EnquiryFormProps = {
  /** Contract that it is about; sent along. */
  readonly contractId?: string;
  /** What people call that contract; only shown. */
  readonly contractNumber?: string;
  /** Project that it is about; sent along. */
  readonly projectId?: string;
  /** What people call that project; only shown. */
  readonly projectName?: string;
  /** Task that it is about; sent along. */
  readonly taskId?: string;
  /** What people call that task; only shown. */
  readonly taskName?: string;
  /** Chart or table that it is about, as people call it. */
  readonly chart?: string;
  /** Number of the request that failed. */
  readonly requestId?: string;
  /** Page of the portal that it is about. */
  readonly page?: string;
  /** Takes the place of the confirmation. */
  readonly onSent?: (request: ResponseOf<'afterSaleStore'>) => void;
};
