import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { CheckIcon, CopyIcon } from '../icons/named.tsx';
import { Button, type ButtonProps } from './Button.tsx';

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'aria-label'> {
  /** The text to copy, or a function that returns it on click. */
  text: string | (() => string);
  children: ReactNode;
}

/** Rejects without a clipboard as well, which pages without HTTPS don't have. */
const copy = async (text: string) => navigator.clipboard.writeText(text);

/** How long the button says how it went, in milliseconds. */
const shownFor = 5000;

/** Copies text to the clipboard, and announces whether that worked. */
export function CopyButton({ text, variant = 'quiet', 'aria-label': label, children }: CopyButtonProps) {
  const intl = useIntl();
  const [last, setLast] = useState<{ result: 'copied' | 'refused'; text: string | null }>();
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(setLast, shownFor, undefined);
    return () => clearTimeout(timer);
  }, [last]);
  const given = typeof text === 'string' ? text : null;
  const outcome = last && last.text === given ? last.result : undefined;
  const texts = {
    copied: intl.formatMessage({
      id: 'copy.done',
      defaultMessage: 'Copied',
      description: 'After copying a text',
    }),
    refused: intl.formatMessage({
      id: 'copy.failed',
      defaultMessage: 'Couldn’t copy',
      description: 'When the browser does not let a text be copied',
    }),
  };
  const finish = (result: 'copied' | 'refused') => {
    setLast({ result, text: given });
    announce(texts[result]);
  };
  return (
    <Button
      variant={variant}
      // The name has the visible text in it, and still says which button it is.
      aria-label={outcome && label ? `${texts[outcome]}: ${label}` : label}
      icon={outcome === 'copied' ? <CheckIcon size="s" /> : <CopyIcon size="s" />}
      onPress={() => {
        copy(typeof text === 'function' ? text() : text).then(
          () => finish('copied'),
          () => finish('refused'),
        );
      }}
    >
      {outcome ? texts[outcome] : children}
    </Button>
  );
}
