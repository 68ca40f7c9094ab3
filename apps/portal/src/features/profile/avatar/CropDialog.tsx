import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Slider } from '@panome/ui/slider';
import { useState } from 'react';
import { callUpload, isSilent, messageOf } from '../../../shared/api/index.ts';
import * as styles from './Avatar.css.ts';
import { avatarText as text } from './avatar.text.ts';
import { CropArea } from './CropArea.tsx';
import { cutOut } from './cutOut.ts';
import { fitCrop, mostZoom, wholeCrop, type Crop } from './placeCrop.ts';

type CropDialogProps = {
  readonly picture: ImageBitmap;
  readonly onDone: (headImagePath: string) => void;
  readonly onOther: () => void;
  readonly onClose: () => void;
};

/** Chooses the square of a picture that becomes the avatar. Only the square leaves the machine. */
export function CropDialog({ onClose, onDone, onOther, picture }: CropDialogProps) {
  const [{ crop, of }, setState] = useState({ crop: wholeCrop, of: picture });
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Another picture begins in its own middle.
  const current = of === picture ? crop : wholeCrop;
  const change = (next: Crop) => setState({ crop: next, of: picture });

  const save = async () => {
    setSaving(true);
    setProblem(undefined);
    try {
      const { head_image_path } = await callUpload('fileUploadHeadImage', {}, await cutOut(picture, current));
      onDone(head_image_path);
    } catch (error) {
      setSaving(false);
      if (!isSilent(error)) setProblem(`${text.failed}：${messageOf(error)}`);
    }
  };
  return (
    <Dialog locked={saving} onOpenChange={(open) => !open && onClose()} open>
      <DialogContent
        description={text.dialogHelp}
        footer={
          <>
            <Button disabled={saving} onClick={onClose}>
              {text.cancel}
            </Button>
            <Button disabled={saving} onClick={onOther}>
              {text.other}
            </Button>
            <Button loading={saving} onClick={() => void save()} variant="primary">
              {text.save}
            </Button>
          </>
        }
        size="small"
        title={text.dialog}
      >
        <div className={styles.crop}>
          <CropArea crop={current} onChange={change} picture={picture} />
          <div className={styles.zoom}>
            <Slider
              label={text.zoom}
              max={mostZoom * 100}
              min={100}
              onValueChange={([percent = 100]) => change(fitCrop(picture, { ...current, zoom: percent / 100 }))}
              step={5}
              suffix="%"
              value={[Math.round(current.zoom * 100)]}
            />
          </div>
          {problem && <Callout tone="danger">{problem}</Callout>}
        </div>
      </DialogContent>
    </Dialog>
  );
}
