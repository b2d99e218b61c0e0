import { EditIcon, LinkButton, ListSkeleton, Loading, lazyPart, Page } from '@institute/design-system';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearch } from 'wouter';
import { CoachProfile } from '../booking/CoachProfile.tsx';
import { useCoach } from '../booking/coaches.ts';
import { BackTo } from '../layout/BackTo.tsx';
import { paths } from '../places.ts';
import { useCoachId } from './coach-id.ts';

// Loaded on demand, because most visits only view the profile.
const ProfileForm = lazyPart(async () => (await import('./ProfileForm.tsx')).ProfileForm);

export default function PublicProfileScreen() {
  const coach = useCoach(useCoachId());
  const isEdited = new URLSearchParams(useSearch()).get('show') === 'edit';
  if (isEdited)
    return (
      <Page
        width="narrow"
        above={<BackTo place="coachProfile" />}
        title={<FormattedMessage defaultMessage="Edit your public profile" />}
      >
        <Suspense
          fallback={
            <Loading>
              <ListSkeleton count={4} />
            </Loading>
          }
        >
          <ProfileForm coach={coach} />
        </Suspense>
      </Page>
    );
  return (
    <CoachProfile
      coach={coach}
      isOwn
      lead={<FormattedMessage defaultMessage="This is what students see." />}
      actions={
        <LinkButton href={paths.coachProfile({ show: 'edit' })} icon={<EditIcon size="s" />}>
          <FormattedMessage defaultMessage="Edit profile" />
        </LinkButton>
      }
    />
  );
}
