import { IconButton } from '@panome/ui/icon-button';
import { TextField } from '@panome/ui/text-field';
import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useCall } from '../api/useCall.ts';
import * as styles from './Captcha.css.ts';

/** What a call sends in addition when the server demands a picture code. */
export type CaptchaAnswer = { readonly captcha_id: string; readonly captcha: string };

type CaptchaFieldProps = {
  readonly value: string;
  /** What the server last said. Any refusal used the picture up; words about the picture stand at the field. */
  readonly refusal: string;
  readonly onChange: (answer: CaptchaAnswer) => void;
};

/** The picture code; each picture counts once, so a refused attempt needs another. */
export function CaptchaField({ onChange, refusal, value }: CaptchaFieldProps) {
  const { data, mutate } = useCall(
    'getCaptcha',
    {},
    { revalidateOnFocus: false, revalidateIfStale: false, keepPreviousData: false },
  );
  const id = data?.captcha_id ?? '';
  useEffect(() => {
    if (refusal) void mutate();
  }, [refusal, mutate]);
  return (
    <div className={styles.field}>
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        error={refusal.includes('图形验证码') ? refusal : undefined}
        label="图形验证码"
        maxLength={4}
        name="captcha"
        onChange={(captcha) => onChange({ captcha_id: id, captcha })}
        spellCheck={false}
        value={value}
      />
      {data ? (
        <img
          alt="图形验证码，看不清时可换一张"
          className={styles.picture}
          src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`}
        />
      ) : (
        <span className={styles.picture} />
      )}
      <IconButton icon={<RefreshCw size={16} strokeWidth={1.5} />} label="换一张" onClick={() => void mutate()} />
    </div>
  );
}
