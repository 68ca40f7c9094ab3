import { Button } from '@panome/ui/button';
import { Upload } from 'lucide-react';
import { Allowed } from '../../shared/access/index.ts';
import { uploadDialog, type UploadTarget } from '../../shared/files/uploads/index.ts';
import { filesText as text } from './files.text.ts';

/** Opens the dialog that chooses files for a folder. */
export const UploadButton = ({ primary = false, target }: { target: UploadTarget; primary?: boolean }) => (
  <Allowed call="fileStoreUpload">
    <Button
      icon={<Upload size={16} strokeWidth={1.5} />}
      onClick={() => uploadDialog.open(target)}
      variant={primary ? 'primary' : 'secondary'}
    >
      {text.upload}
    </Button>
  </Allowed>
);
