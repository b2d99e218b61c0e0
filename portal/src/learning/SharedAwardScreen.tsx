import type { Schemas } from '@institute/api-schema';
import { useContentLanguage } from '@institute/api-schema/languages';
import {
  Banner,
  Card,
  Certificate,
  DateValue,
  DescriptionList,
  FileButton,
  Page,
  QrCode,
  SealIllustration,
  Split,
  Stack,
  StatusBadge,
  Text,
} from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import type { ScreenProps } from '../places.ts';

export default function SharedAwardScreen({ params: { shareToken } }: ScreenProps<'sharedAward'>) {
  const intl = useIntl();
  const sharedAward = api.useContent('/public/shared_awards/{shareToken}', {
    path: { shareToken },
    query: { languageIso2LetterCode: useContentLanguage() },
  });
  const { title, description, studentName, certificateNumber, instituteName, revokedOn, qrCode } =
    sharedAward;
  return (
    <Page
      title={
        <FormattedMessage
          defaultMessage="{student} earned “{award}”"
          description="Title of the public page of an award"
          values={{ student: studentName, award: title }}
        />
      }
      lead={description}
    >
      <Card
        tone="raised"
        padding="l"
        picture={
          <Certificate
            isLarge
            seal={!revokedOn && <SealIllustration id={sharedAward.awardId} />}
            holder={studentName}
          >
            <Text size="l">{title}</Text>
            <Text tone="muted">{instituteName}</Text>
            <Text tone="muted">
              <DateValue value={sharedAward.awardedOn} />
            </Text>
          </Certificate>
        }
      >
        <Split
          aside={
            <Stack gap="xs">
              <Text size="s" tone="muted">
                <FormattedMessage defaultMessage="Scan to open this page on another device" />
              </Text>
              <QrCode {...qrCode} label={intl.formatMessage({ defaultMessage: 'QR code of this page' })} />
            </Stack>
          }
        >
          <Stack gap="l">
            {revokedOn && (
              <Banner tone="critical">
                <FormattedMessage
                  defaultMessage="{institute} revoked this award on {date}. It’s no longer valid."
                  values={{ institute: instituteName, date: <DateValue value={revokedOn} /> }}
                />
              </Banner>
            )}
            <AwardFacts award={sharedAward} />
            <FileButton
              name={intl.formatMessage({ defaultMessage: 'Download credential' })}
              kind="Open Badge"
              fileName={`credential-${certificateNumber}.jwt`}
              load={() =>
                api.download('/public/shared_awards/{shareToken}/credential', { path: { shareToken } })
              }
            />
          </Stack>
        </Split>
      </Card>
    </Page>
  );
}

function AwardFacts({ award }: { award: Schemas['SharedAward'] }) {
  const { awardedOn, certificateNumber, instituteName, revokedOn } = award;
  return (
    <DescriptionList
      items={[
        {
          term: <FormattedMessage defaultMessage="Status" />,
          value: revokedOn ? (
            <StatusBadge tone="critical">
              <FormattedMessage defaultMessage="Revoked" />
            </StatusBadge>
          ) : (
            <StatusBadge tone="positive">
              <FormattedMessage defaultMessage="Valid" description="Status of an award that is still valid" />
            </StatusBadge>
          ),
        },
        { term: <FormattedMessage defaultMessage="Awarded on" />, value: <DateValue value={awardedOn} /> },
        { term: <FormattedMessage defaultMessage="Awarded by" />, value: instituteName },
        { term: <FormattedMessage defaultMessage="Certificate number" />, value: certificateNumber },
      ]}
    />
  );
}
