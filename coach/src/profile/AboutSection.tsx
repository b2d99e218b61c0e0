import { captionTracks } from '@institute/api-schema/caption-tracks';
import { type CoachList, coachWord } from '@institute/api-schema/labels/coach-words';
import {
  Avatar,
  Badge,
  Banner,
  DescriptionList,
  EditIcon,
  Film,
  Inline,
  Lang,
  LinkButton,
  PageHeader,
  PhoneValue,
  Picture,
  Plate,
  Text,
} from '@institute/design-system';
import { joinName, languageOf } from '@institute/values/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Coach } from '../coach.ts';
import { paths } from '../places.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** The coach's introduction for clients. */
export function AboutSection({ coach }: { coach: Coach }) {
  return (
    <ProfileSection isPublic form="about" title={<FormattedMessage defaultMessage="About you" />}>
      <NameAndPhoto coach={coach} />
      {coach.intro ? (
        <Text size="l" isMeasured>
          <Lang code={coach.languageIso2LetterCode.toLowerCase()}>{coach.intro}</Lang>
        </Text>
      ) : (
        <Text tone="muted">
          <FormattedMessage defaultMessage="You haven’t introduced yourself yet." />
        </Text>
      )}
      {coach.video && <IntroductionFilm coach={coach} src={coach.video} />}
      <DescriptionList
        items={[
          {
            term: <FormattedMessage defaultMessage="Specializations" />,
            value: <Names list="specializations" names={coach.specializations} />,
          },
          {
            term: <FormattedMessage defaultMessage="Focus" />,
            value: <Names list="focus" names={coach.focus} />,
          },
          {
            term: <FormattedMessage defaultMessage="Languages" />,
            value: <Names list="languages" names={coach.languages} />,
          },
          {
            term: <FormattedMessage defaultMessage="Phone for clients" />,
            value: coach.phone ? (
              <PhoneValue value={coach.phone} />
            ) : (
              <Text as="span" tone="muted">
                <FormattedMessage defaultMessage="Not shown to clients" />
              </Text>
            ),
          },
        ]}
      />
    </ProfileSection>
  );
}

function NameAndPhoto({ coach }: { coach: Coach }) {
  const name = joinName(coach.firstName, coach.lastName);
  return (
    <PageHeader
      level={3}
      size="l"
      cover={coach.coverImage ? <Picture src={coach.coverImage} alt="" /> : <Plate id={coach.id} />}
      avatar={<Avatar isDecorative name={name} src={coach.photo} />}
      title={name}
      lead={
        coach.hctpGraduatingClass && (
          <FormattedMessage
            defaultMessage="Class of {graduation}"
            description="Which class of the training a coach belongs to, such as Spring 2021"
            values={{ graduation: coach.hctpGraduatingClass }}
          />
        )
      }
      actions={
        <LinkButton
          variant="quiet"
          icon={<EditIcon size="s" />}
          href={paths.editProfile({ section: 'pictures' })}
        >
          <FormattedMessage defaultMessage="Edit photo<hidden>, cover and video</hidden>" />
        </LinkButton>
      }
    />
  );
}

/** The coach's video, and what it lacks for clients to see it. */
function IntroductionFilm({ coach, src }: { coach: Coach; src: string }) {
  const intl = useIntl();
  const name = joinName(coach.firstName, coach.lastName);
  return (
    <>
      {!coach.isVideoPublic && (
        <Banner
          tone="caution"
          title={<FormattedMessage defaultMessage="Clients can’t see your video yet" />}
          actions={
            <LinkButton variant="secondary" href={paths.editProfile({ section: 'pictures' })}>
              <FormattedMessage defaultMessage="Add captions" />
            </LinkButton>
          }
        >
          <FormattedMessage defaultMessage="Add captions so that people who can’t hear can follow it, or tell us that no one speaks in it." />
        </Banner>
      )}
      <Film
        src={src}
        title={intl.formatMessage({ defaultMessage: 'Video of {name}' }, { name })}
        tracks={captionTracks(coach.videoCaptions, languageOf(intl.locale))}
        caption={
          coach.videoHasSpeech === false && <FormattedMessage defaultMessage="No one speaks in this video." />
        }
      />
    </>
  );
}

function Names({ list, names }: { list: CoachList; names: string[] }) {
  const intl = useIntl();
  if (names.length === 0) {
    return (
      <Text as="span" tone="muted">
        <FormattedMessage defaultMessage="None yet" />
      </Text>
    );
  }
  return (
    <Inline as="ul" role="list" gap="xs">
      {names.map((name) => (
        <li key={name}>
          <Badge tone="brand">{coachWord(intl, list, name)}</Badge>
        </li>
      ))}
    </Inline>
  );
}
