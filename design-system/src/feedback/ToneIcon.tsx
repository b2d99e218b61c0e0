import { FormattedMessage } from 'react-intl';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, WarningIcon } from '../icons/named.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { mark, type Tone } from './tone.css.ts';

const icons = {
  positive: CircleCheckIcon,
  caution: WarningIcon,
  critical: CircleAlertIcon,
  info: InfoIcon,
} as const;

/** The icon of a tone with its name, so that the tone isn't shown by color alone. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone];
  return (
    <span className={mark[tone]}>
      <Icon />
      <VisuallyHidden>
        <ToneWord tone={tone} />{' '}
      </VisuallyHidden>
    </span>
  );
}

export function ToneWord({ tone }: { tone: Tone }) {
  if (tone === 'positive')
    return (
      <FormattedMessage
        id="tone.success"
        defaultMessage="Done:"
        description="Read before a message of success"
      />
    );
  if (tone === 'caution')
    return (
      <FormattedMessage id="tone.warning" defaultMessage="Warning:" description="Read before a warning" />
    );
  if (tone === 'critical')
    return (
      <FormattedMessage
        id="tone.error"
        defaultMessage="Error:"
        description="Read before a message of failure"
      />
    );
  return (
    <FormattedMessage id="tone.info" defaultMessage="Note:" description="Read before a neutral message" />
  );
}
