import { Link } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths } from '../paths.ts';

export const BackToServices = () => (
  <Link href={paths.myServices()} tone="plain" isStandalone>
    <FormattedMessage defaultMessage="My services" description="Link back to what a coach offers" />
  </Link>
);
