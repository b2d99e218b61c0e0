import { parseInstant } from '@institute/values/formats';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Countdown } from '../feedback/Countdown.tsx';
import { Frame } from '../layout/Frame.tsx';
import { Stack } from '../layout/Stack.tsx';
import type { Theme } from '../theme/apply-theme.ts';
import { Text } from '../typography/Text.tsx';
import { FormFailure } from './FormFailure.tsx';
import { formTimeout } from './form-timeout.ts';
import { formAddress, readFrameMessage } from './frame-messages.ts';
import { NumberGoesToProvider } from './NumberGoesToProvider.tsx';

/** In pixels, until the form reports its height. */
const firstHeight = 520;
/** Milliseconds before the form closes at which it says so. Until then a page may count down something else. */
const noticeTime = 5 * 60_000;

interface FrameFormProps {
  url: string;
  /** An instant (RFC 3339). */
  expiresAt: string;
  theme: Theme;
  onToken: (providerToken: string) => void;
  onStartAgain: () => void;
}

/** The provider's form as a page in a frame. */
export function FrameForm({ url, expiresAt, theme, onToken, onStartAgain }: FrameFormProps) {
  const intl = useIntl();
  const [height, setHeight] = useState<number>();
  const [state, setState] = useState<'open' | 'failed' | 'expired'>('open');
  const endsAt = parseInstant(expiresAt) ?? 0;
  const [isClosing, setClosing] = useState(() => endsAt - Date.now() <= noticeTime);
  useEffect(() => {
    if (isClosing) return;
    const timer = setTimeout(() => setClosing(true), endsAt - Date.now() - noticeTime);
    return () => clearTimeout(timer);
  }, [endsAt, isClosing]);
  // A change of language or theme must not clear the form.
  const [src] = useState(() => formAddress(url, { locale: intl.locale, theme }));
  const isSilent = height === undefined && state === 'open';
  useEffect(() => {
    if (!isSilent) return;
    const timer = setTimeout(() => setState('failed'), formTimeout);
    return () => clearTimeout(timer);
  }, [isSilent]);

  if (state !== 'open') return <FormFailure isExpired={state === 'expired'} onStartAgain={onStartAgain} />;
  return (
    <Stack gap="xs">
      <Frame
        src={src}
        title={intl.formatMessage({
          id: 'cardForm.name',
          defaultMessage: 'Card details, in our payment provider’s form',
          description: 'Name of the frame with the provider’s form for a card',
        })}
        height={height ?? firstHeight}
        onMessage={(data) => {
          const message = readFrameMessage(data);
          if (message?.type === 'formHeight') setHeight(message.height);
          if (message?.type === 'providerToken') onToken(message.providerToken);
        }}
      />
      <NumberGoesToProvider />
      {isClosing && (
        <Text size="s" tone="muted" as="div">
          <FormattedMessage
            id="cardForm.closesIn"
            defaultMessage="For your safety, this form closes in {time}."
            description="Under the provider’s form for a card, with the minutes and seconds that are left"
            values={{
              time: (
                <Countdown
                  endsAt={endsAt}
                  announceAt={[300, 120, 60]}
                  announcement={(seconds) =>
                    intl.formatMessage(
                      {
                        id: 'cardForm.closesSoon',
                        defaultMessage:
                          'The card form closes in {minutes, plural, one {1 minute} other {# minutes}}.',
                        description: 'Read out shortly before the provider’s form for a card expires',
                      },
                      { minutes: Math.ceil(seconds / 60) },
                    )
                  }
                  onEnd={() => setState('expired')}
                />
              ),
            }}
          />
        </Text>
      )}
    </Stack>
  );
}
