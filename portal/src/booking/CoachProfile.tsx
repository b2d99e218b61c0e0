import { captionTracks } from '@institute/api-schema/caption-tracks';
import { socialNetworks } from '@institute/api-schema/labels/coach-words';
import {
  Avatar,
  Button,
  bookWord,
  DateValue,
  DescriptionList,
  EmptyState,
  Film,
  Inline,
  Link,
  LinkButton,
  OfferCard,
  type OptionalDescription,
  Page,
  type PageProps,
  PageSection,
  PhoneValue,
  Picture,
  Plate,
  Prose,
  Split,
  Stack,
  Text,
  TimeZoneName,
  VideoIcon,
} from '@institute/design-system';
import { languageOf, today } from '@institute/values/formats';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { langOf } from '../institute.ts';
import { paths } from '../places.ts';
import { useTimeZone } from '../time-zone.ts';
import { CoachText } from './CoachText.tsx';
import { CoachTag, CoachWords } from './CoachWords.tsx';
import { type Coach, type CoachProduct, coachName, usePublicProducts } from './coaches.ts';
import { SoonestTimes } from './SoonestTimes.tsx';

interface CoachProfileProps extends Pick<PageProps, 'above' | 'lead' | 'actions'> {
  coach: Coach;
  isOwn?: boolean;
}

/** The page of a coach: picture, name, introduction, facts and offers. `isOwn` is the coach's own view. */
export function CoachProfile({ coach, isOwn = false, ...page }: CoachProfileProps) {
  const name = coachName(coach);
  return (
    <Page
      {...page}
      cover={coach.coverImage ? <Picture src={coach.coverImage} alt="" /> : <Plate id={coach.id} />}
      avatar={<Avatar isDecorative name={name} src={coach.photo} />}
      title={name}
    >
      <Split aside={<Facts coach={coach} />}>
        <Stack gap="xl">
          {coach.intro && <Prose lang={langOf(coach)}>{coach.intro}</Prose>}
          {coach.video && coach.isVideoPublic && <IntroductionFilm coach={coach} src={coach.video} />}
          <Offers coach={coach} isOwn={isOwn} />
        </Stack>
      </Split>
    </Page>
  );
}

interface OffersProps {
  coach: Coach;
  isOwn: boolean;
}

/** A coach's offers. `isOwn` is the coach's own view, which can't book. */
function Offers({ coach, isOwn }: OffersProps) {
  const timeZone = useTimeZone();
  const products = usePublicProducts(coach.id);
  // What can be tried for free comes first.
  const services = products
    .filter(({ type }) => type === 'SERVICE')
    .toSorted((a, b) => Number(b.purchaseTerms.amount === 0) - Number(a.purchaseTerms.amount === 0));
  const things = products.filter(({ type }) => type === 'PRODUCT');
  if (products.length === 0)
    return (
      <EmptyState title={<FormattedMessage defaultMessage="Nothing to book yet" />}>
        <FormattedMessage defaultMessage="Services appear here once the coach offers them." />
      </EmptyState>
    );
  return (
    <>
      {services.length > 0 && (
        <PageSection title={<FormattedMessage defaultMessage="Services" />}>
          {!isOwn && services.some(({ purchaseTerms }) => purchaseTerms.isBookable) && (
            <Text tone="muted">
              <FormattedMessage
                defaultMessage="All times are {zone}."
                description="Over the services of a coach with their soonest free times; zone is such as New York time"
                values={{ zone: <TimeZoneName timeZone={timeZone} /> }}
              />
            </Text>
          )}
          <OfferList coach={coach} isOwn={isOwn} products={services} />
        </PageSection>
      )}
      {things.length > 0 && (
        <PageSection
          title={<FormattedMessage defaultMessage="Products" description="Heading: what a coach sells" />}
        >
          <OfferList coach={coach} isOwn={isOwn} products={things} />
        </PageSection>
      )}
    </>
  );
}

const OfferList = ({ coach, isOwn, products }: OffersProps & { products: readonly CoachProduct[] }) => (
  <Stack as="ul" gap="m">
    {products.map((product) => (
      <OfferCard
        key={product.id}
        offer={product}
        lang={langOf(coach)}
        layout="row"
        actions={!isOwn && <BookLink coachId={coach.id} product={product} />}
        times={
          !isOwn && product.purchaseTerms.isBookable && <SoonestTimes coach={coach} productId={product.id} />
        }
      />
    ))}
  </Stack>
);

function BookLink({ coachId, product }: { coachId: string; product: CoachProduct }) {
  const intl = useIntl();
  const word = intl.formatMessage(bookWord(product));
  return (
    <LinkButton
      href={paths.bookSession({ coachId, productId: product.id })}
      aria-label={`${word}: ${product.title}`}
    >
      {word}
    </LinkButton>
  );
}

/** The video is loaded on demand. */
function IntroductionFilm({ coach, src }: { coach: Coach; src: string }) {
  const intl = useIntl();
  const [isShown, setIsShown] = useState(false);
  const tracks = captionTracks(coach.videoCaptions, languageOf(intl.locale));
  const following =
    tracks.length === 0 ? (
      <FormattedMessage defaultMessage="No one speaks in this video." />
    ) : (
      <FormattedMessage
        defaultMessage="With captions and a transcript in {languages}"
        description="Beside the video of a coach; languages is a list such as English and Spanish"
        values={{
          languages: intl.formatList(
            tracks.map(({ lang }) => intl.formatDisplayName(lang, { type: 'language' })),
          ),
        }}
      />
    );
  if (!isShown)
    return (
      <Inline>
        <Button variant="secondary" icon={<VideoIcon />} onPress={() => setIsShown(true)}>
          <FormattedMessage defaultMessage="Show introduction video" />
        </Button>
        <Text as="span" tone="muted" size="s">
          {following}
        </Text>
      </Inline>
    );
  return (
    <Film
      src={src}
      title={intl.formatMessage(
        { defaultMessage: 'Introduction video from {name}' },
        { name: coachName(coach) },
      )}
      tracks={tracks}
      caption={following}
    />
  );
}

const linksOf = (coach: Coach) =>
  [
    ...socialNetworks.map(({ key, name }) => ({ name, url: coach.socialNetworks[key] })),
    { name: <FormattedMessage defaultMessage="Website" />, url: coach.websiteUrl },
    { name: <FormattedMessage defaultMessage="Facebook group" />, url: coach.facebookGroupUrl },
  ].filter(({ url }) => url);

function Facts({ coach }: { coach: Coach }) {
  const certifications = coach.certifications.filter(
    ({ expirationDate }) => !expirationDate || expirationDate >= today(),
  );
  const links = linksOf(coach);
  const items: OptionalDescription[] = [
    coach.languages.length > 0 && {
      term: <FormattedMessage defaultMessage="Languages" />,
      value: <CoachWords coach={coach} list="languages" />,
    },
    coach.specializations.length > 0 && {
      term: <FormattedMessage defaultMessage="Specializes in" />,
      value: (
        <Inline gap="xs">
          {coach.specializations.map((one) => (
            <CoachTag key={one} coach={coach} value={one} />
          ))}
        </Inline>
      ),
    },
    coach.user.timeZone !== null && {
      term: <FormattedMessage defaultMessage="Time zone" />,
      value: <TimeZoneName timeZone={coach.user.timeZone} />,
    },
    coach.hctpGraduatingClass !== null && {
      term: <FormattedMessage defaultMessage="Graduated here" />,
      value: <CoachText coach={coach}>{coach.hctpGraduatingClass}</CoachText>,
    },
    coach.phone !== null && {
      term: <FormattedMessage defaultMessage="Phone" />,
      value: <PhoneValue value={coach.phone} />,
    },
    coach.educations.length > 0 && {
      term: <FormattedMessage defaultMessage="Education" />,
      value: (
        <Stack as="ul" gap="xs">
          {coach.educations.map(({ id, degree, fieldOfStudy, institution }) => (
            <Text as="li" key={id}>
              <CoachText coach={coach}>
                {[degree, fieldOfStudy, institution].filter(Boolean).join(', ')}
              </CoachText>
            </Text>
          ))}
        </Stack>
      ),
    },
    certifications.length > 0 && {
      term: <FormattedMessage defaultMessage="Certifications" />,
      value: <Certifications coach={coach} certifications={certifications} />,
    },
    links.length > 0 && {
      term: <FormattedMessage defaultMessage="Links" />,
      value: (
        <Stack as="ul" gap="xs">
          {links.map(({ name, url }) => (
            <li key={url}>
              <Link href={url!} isNewTab>
                {name}
              </Link>
            </li>
          ))}
        </Stack>
      ),
    },
  ];
  return <DescriptionList layout="above" items={items} />;
}

interface CertificationsProps {
  coach: Coach;
  certifications: Coach['certifications'];
}

const Certifications = ({ coach, certifications }: CertificationsProps) => (
  <Stack as="ul" gap="xs">
    {certifications.map(({ id, name, issuer, expirationDate }) => (
      <Text as="li" key={id}>
        <CoachText coach={coach}>{[name, issuer].filter(Boolean).join(', ')}</CoachText>
        {expirationDate && (
          <Text as="span" tone="muted" size="s">
            {' '}
            <FormattedMessage
              defaultMessage="(until {date})"
              values={{ date: <DateValue value={expirationDate} /> }}
            />
          </Text>
        )}
      </Text>
    ))}
  </Stack>
);
