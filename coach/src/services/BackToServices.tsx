import { BackLink } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths, places } from '../places.ts';

export const BackToServices = () => (
  <BackLink href={paths.myServices()}>
    <FormattedMessage {...places.myServices.title} />
  </BackLink>
);
