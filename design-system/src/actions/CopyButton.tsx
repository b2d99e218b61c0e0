import { type ReactNode, useState } from 'react';
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

/** Copies text to the clipboard, and announces whether that worked. */
export function CopyButton({ text, variant = 'quiet', 'aria-label': label, children }: CopyButtonProps) {
  const intl = useIntl();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
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
    setOutcome(result);
    announce(texts[result]);
  };
  return (
    <Button
      variant={variant}
      // The name matches the visible text.
      aria-label={outcome ? undefined : label}
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
