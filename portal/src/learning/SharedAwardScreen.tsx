import {
  AwardIllustration,
  Card,
  DateValue,
  DescriptionList,
  Heading,
  Page,
  Stack,
  Text,
} from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useSession } from '../session.ts';

/** The public page of an award. */
export default function SharedAwardScreen({ params }: { params: Record<string, string> }) {
  const intl = useIntl();
  const session = useSession();
  const { data } = api.useSuspenseQuery('get', '/public/shared_awards/{shareToken}', {
    params: {
      path: { shareToken: params.shareToken ?? '' },
      query: { languageIso2LetterCode: intl.locale === 'es' ? 'ES' : 'EN' },
    },
  });
  const { title, description, studentName, awardedOn, certificateNumber, instituteName } = data.content;
  const certificate = (
    <Card tone="raised" padding="l">
      <Stack gap="l">
        <AwardIllustration />
        <Text size="l">
          <FormattedMessage
            defaultMessage="{institute} certifies that {student} has earned this award."
            description="On the public page of an award; it says the same as the certificate"
            values={{ institute: instituteName, student: <strong>{studentName}</strong> }}
          />
        </Text>
        <DescriptionList
          items={[
            {
              term: <FormattedMessage defaultMessage="Given on" description="The day of an award" />,
              value: <DateValue value={awardedOn} />,
            },
            {
              term: <FormattedMessage defaultMessage="Given by" description="The institute of an award" />,
              value: instituteName,
            },
            {
              term: (
                <FormattedMessage
                  defaultMessage="Certificate number"
                  description="The number on the certificate of an award"
                />
              ),
              value: certificateNumber,
            },
          ]}
        />
      </Stack>
    </Card>
  );
  if (session)
    return (
      <Page width="narrow" title={title} lead={description}>
        {certificate}
      </Page>
    );
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{description}</Text>
      </Stack>
      {certificate}
    </Stack>
  );
}
