import { Button } from '@panome/ui/button';
import { Text } from '@panome/ui/text';
import { useRef, useState } from 'react';
import { uploadManager } from './uploadManager.ts';
import { uploadsText as text } from './uploads.text.ts';

/** Asks for the file that a reload took away, and says what is wrong with another one. */
export function ChooseAgain({ id, name }: { id: string; name: string }) {
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button aria-label={text.chooseAgainFor(name)} onClick={() => input.current?.click()} size="small">
        {text.chooseAgain}
      </Button>
      <input
        aria-label={text.chooseAgainFor(name)}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) setRefused(uploadManager.attach(id, file));
          target.value = '';
        }}
        ref={input}
        type="file"
      />
      {refused && (
        <Text role="alert" size="secondary" tone="danger">
          {refused}
        </Text>
      )}
    </>
  );
}
