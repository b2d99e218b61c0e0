import { Banner, Inline, LinkButton } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { obstacleLabels, obstaclePaths, useSelling } from './selling.ts';

/** Says what keeps clients from booking, if anything does. */
export function SellingBanner() {
  const intl = useIntl();
  const { obstacles, maySellOther, publishedServiceCount } = useSelling();
  if (obstacles.length === 0) return null;
  return (
    <Banner
      tone="caution"
      title={
        maySellOther ? (
          <FormattedMessage defaultMessage="Clients can’t book sessions with you yet" />
        ) : publishedServiceCount > 0 ? (
          <FormattedMessage defaultMessage="Clients can’t see your services right now" />
        ) : (
          <FormattedMessage defaultMessage="You can’t publish services yet" />
        )
      }
      actions={
        <Inline gap="s">
          {obstacles.map((obstacle) => (
            <LinkButton key={obstacle} variant="secondary" href={obstaclePaths[obstacle]}>
              {intl.formatMessage(obstacleLabels[obstacle])}
            </LinkButton>
          ))}
        </Inline>
      }
    >
      {maySellOther ? (
        <FormattedMessage defaultMessage="This is still missing:" />
      ) : (
        <FormattedMessage defaultMessage="This is still missing. Sessions that clients have already bought aren’t affected." />
      )}
    </Banner>
  );
}
