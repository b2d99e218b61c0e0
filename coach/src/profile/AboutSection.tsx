import type { components } from '@institute/api-schema';
import {
  Avatar,
  Badge,
  DescriptionList,
  Film,
  Heading,
  Inline,
  Lang,
  PhoneValue,
  Picture,
  Stack,
  Text,
} from '@institute/design-system';
import { joinName } from '@institute/design-system/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ListName, labelOf } from './edit/lists.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** The coach's introduction for clients. */
export function AboutSection({ coach }: { coach: components['schemas']['Coach'] }) {
  const intl = useIntl();
  const name = joinName(coach.firstName, coach.lastName);
  return (
    <ProfileSection
      isPublic
      forms={['about', 'pictures']}
      title={<FormattedMessage defaultMessage="About you" description="Part of the profile" />}
    >
      {coach.coverImage && <Picture src={coach.coverImage} alt="" ratio="banner" />}
      <Inline gap="m">
        <Avatar name={name} src={coach.photo} size="l" isDecorative />
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
          <Lang code={coach.languageIso2LetterCode.toLowerCase()}>{coach.intro}</Lang>
        </Text>
      ) : (
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="You haven’t introduced yourself yet."
            description="In the place of the introduction, when there is none"
          />
        </Text>
      )}
      {coach.video && (
        <Film
          src={coach.video}
          title={intl.formatMessage(
            { defaultMessage: 'Video of {name}', description: 'Name of the player of a coach’s video' },
            { name },
          )}
        />
      )}
      <DescriptionList
        items={[
          {
            term: <FormattedMessage defaultMessage="Specializations" description="Part of the profile" />,
            value: <Names list="specializations" names={coach.specializations} />,
          },
          {
            term: <FormattedMessage defaultMessage="Focus" description="Part of the profile" />,
            value: <Names list="focus" names={coach.focus} />,
          },
          {
            term: <FormattedMessage defaultMessage="Languages" description="Part of the profile" />,
            value: <Names list="languages" names={coach.languages} />,
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

function Names({ list, names }: { list: ListName; names: string[] }) {
  const intl = useIntl();
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
          <Badge tone="brand">{labelOf(intl, list, name)}</Badge>
        </li>
      ))}
    </Inline>
  );
}
