import { FormattedMessage } from 'react-intl';
import { CoachAppLink } from '../coach-areas/CoachAppLink.tsx';

/** Leads to what applies to moved, canceled and missed sessions. Nothing if the coach app’s URL isn’t configured. */
export const PolicyLink = () => (
  <CoachAppLink path="/scheduling-policy">
    <FormattedMessage defaultMessage="Scheduling policy" />
  </CoachAppLink>
);
