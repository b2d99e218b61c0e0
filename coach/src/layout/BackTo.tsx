import { BackLink } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { places } from '../places.ts';

interface BackToProps {
  place: 'mySessions' | 'sales' | 'profile' | 'myServices';
}

/** The way back to a page, under its title. */
export const BackTo = ({ place }: BackToProps) => (
  <BackLink href={places[place].path}>
    <FormattedMessage {...places[place].title} />
  </BackLink>
);
