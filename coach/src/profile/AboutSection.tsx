import type { components } from '@institute/api-schema';
import {
  Avatar,
  Badge,
  DescriptionList,
  Heading,
  Inline,
  PhoneValue,
  Stack,
  Text,
} from '@institute/design-system';
import { joinName } from '@institute/design-system/formats';
import { FormattedMessage } from 'react-intl';
import { ProfileSection } from './ProfileSection.tsx';

/** The coach as clients meet them. */
export function AboutSection({ coach }: { coach: components['schemas']['Coach'] }) {
  const name = joinName(coach.firstName, coach.lastName);
  return (
    <ProfileSection
      isPublic
      title={<FormattedMessage defaultMessage="About you" description="Part of the profile" />}
    >
      <Inline gap="m">
        <Avatar name={name} src={webAddress(coach.photo)} size="l" isDecorative />
        <Stack gap="none">
          <Heading level={3} size="l">
            {name}
          </Heading>
          {coach.hctpGraduatingClass && (
            <Text tone="muted">
              <FormattedMessage
                defaultMessage="Class of {graduation}"
                description="Which class of the training a coach belongs to, such as Spring 2021"
                values={{ graduation: coach.hctpGraduatingClass }}
              />
            </Text>
          )}
        </Stack>
      </Inline>
      {coach.intro ? (
        <Text size="l" isMeasured>
          {coach.intro}
        </Text>
      ) : (
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="You have not introduced yourself yet."
            description="In the place of the introduction, when there is none"
          />
        </Text>
      )}
      <DescriptionList
        items={[
          {
            term: <FormattedMessage defaultMessage="Specializations" description="Part of the profile" />,
            value: <Names names={coach.specializations} />,
          },
          {
            term: <FormattedMessage defaultMessage="Focus" description="Part of the profile" />,
            value: <Names names={coach.focus} />,
          },
          {
            term: <FormattedMessage defaultMessage="Languages" description="Part of the profile" />,
            value: <Names names={coach.languages} />,
          },
          {
            term: <FormattedMessage defaultMessage="Phone for clients" description="Part of the profile" />,
            value: coach.phone ? (
              <PhoneValue value={coach.phone} />
            ) : (
              <Text as="span" tone="muted">
                <FormattedMessage
                  defaultMessage="Not shown to clients"
                  description="The phone number is not part of the public profile"
                />
              </Text>
            ),
          },
        ]}
      />
    </ProfileSection>
  );
}

function Names({ names }: { names: string[] }) {
  if (names.length === 0) {
    return (
      <Text as="span" tone="muted">
        <FormattedMessage defaultMessage="None yet" description="In the place of a list without entries" />
      </Text>
    );
  }
  return (
    <Inline as="ul" role="list" gap="xs">
      {names.map((name) => (
        <li key={name}>
          <Badge tone="brand">{name}</Badge>
        </li>
      ))}
    </Inline>
  );
}

/** A stored file name is no address; only the media host knows how to show it. */
const webAddress = (photo: string | null) => (photo && /^https?:/.test(photo) ? photo : undefined);
