import { Banner, LinkButton } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Application, stepHref, stepTitles } from './applications.ts';

/** In the place of a step that can't be started yet. */
export default function NotYet({ application: { id, nextStep } }: { application: Application }) {
  const intl = useIntl();
  const title = intl.formatMessage(stepTitles[nextStep!]);
  return (
    <Banner
      tone="info"
      title={<FormattedMessage defaultMessage="Finish “{step}” first" values={{ step: title }} />}
      actions={
        <LinkButton href={stepHref(id, nextStep!)}>
          <FormattedMessage defaultMessage="Go to “{step}”" values={{ step: title }} />
        </LinkButton>
      }
    />
  );
}
