import type { components } from '@institute/api-schema';
import { DescriptionList, Link } from '@institute/design-system';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProfileSection } from './ProfileSection.tsx';

/** The coach's other websites. */
export function LinksSection({ coach }: { coach: components['schemas']['Coach'] }) {
  const { linkedIn, facebook, instagram, youtube } = coach.socialNetworks;
  return (
    <ProfileSection isPublic form="links" title={<FormattedMessage defaultMessage="Links" />}>
      <DescriptionList
        items={[
          { term: <FormattedMessage defaultMessage="Website" />, value: webLink(coach.websiteUrl) },
          { term: 'LinkedIn', value: webLink(linkedIn) },
          { term: 'Facebook', value: webLink(facebook) },
          {
            term: <FormattedMessage defaultMessage="Facebook group" />,
            value: webLink(coach.facebookGroupUrl),
          },
          { term: 'Instagram', value: webLink(instagram) },
          { term: 'YouTube', value: webLink(youtube) },
        ]}
      />
    </ProfileSection>
  );
}

/** `null` if there is none, or if it is not a URL. A line can end after a slash, rather than inside a name. */
export function webLink(address: string | null): ReactNode {
  if (!address || !/^https?:\/\//i.test(address)) return null;
  const parts = address
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '')
    .split(/(?<=\/)/);
  return (
    <Link href={address} isNewTab>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Link>
  );
}
