import { BackLink } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths, type ScreenProps } from '../places.ts';
import { CoachProfile } from './CoachProfile.tsx';
import { CoachWords } from './CoachWords.tsx';
import { useCoach } from './coaches.ts';

export default function CoachProfileScreen({ params: { coachId } }: ScreenProps<'coachPublicProfile'>) {
  const coach = useCoach(coachId);
  return (
    <CoachProfile
      coach={coach}
      above={
        <BackLink href={paths.findCoach()}>
          <FormattedMessage defaultMessage="All coaches" />
        </BackLink>
      }
      lead={coach.focus.length > 0 && <CoachWords coach={coach} list="focus" />}
    />
  );
}
