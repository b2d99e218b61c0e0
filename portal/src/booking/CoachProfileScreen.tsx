import { Avatar, BackLink, Page } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths, type ScreenProps } from '../places.ts';
import { CoachProfile } from './CoachProfile.tsx';
import { CoachWords } from './CoachWords.tsx';
import { coachName, useCoach } from './coaches.ts';

export default function CoachProfileScreen({ params: { coachId } }: ScreenProps<'coachPublicProfile'>) {
  const coach = useCoach(coachId);
  const name = coachName(coach);
  return (
    <Page
      above={
        <BackLink href={paths.findCoach()}>
          <FormattedMessage defaultMessage="All coaches" />
        </BackLink>
      }
      avatar={<Avatar isDecorative name={name} src={coach.photo} />}
      title={name}
      lead={coach.focus.length > 0 && <CoachWords coach={coach} list="focus" />}
    >
      <CoachProfile coach={coach} />
    </Page>
  );
}
