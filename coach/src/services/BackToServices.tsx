import { BackLink } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths } from '../paths.ts';

export const BackToServices = () => (
  <BackLink href={paths.myServices()}>
    <FormattedMessage defaultMessage="My services" />
  </BackLink>
);
