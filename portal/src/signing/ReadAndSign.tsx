import {
  DateTimeValue,
  Lang,
  LinkButton,
  type LinkButtonProps,
  VisuallyHidden,
} from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { langOf } from '../institute.ts';
import { paths } from '../places.ts';
import type { Envelope } from './queries.ts';

interface ReadAndSignProps extends Pick<LinkButtonProps, 'variant'> {
  /** One that isn't signed yet. */
  envelope: Envelope;
}

/** Leads to an agreement that waits for a signature, or did. Its title and date tell it from others by name. */
export const ReadAndSign = ({ envelope, variant = 'secondary' }: ReadAndSignProps) => (
  <LinkButton variant={variant} href={paths.signingRequest({ envelopeId: envelope.id })}>
    {envelope.isOpen ? (
      <FormattedMessage defaultMessage="Read and sign" />
    ) : (
      <FormattedMessage defaultMessage="See your options" />
    )}
    <VisuallyHidden>
      {': '}
      <Lang code={langOf(envelope)}>{envelope.title}</Lang>
      {', '}
      <DateTimeValue value={envelope.sentAt} />
    </VisuallyHidden>
  </LinkButton>
);
