import { Link } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { useInstitute } from '../institute.ts';
import { paths } from '../places.ts';

/** The institute's e-mail address as a link. Without one, a link to the help page. */
export function SupportLink() {
  const { supportEmail } = useInstitute();
  return supportEmail ? (
    <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
  ) : (
    <Link href={paths.help()}>
      <FormattedMessage defaultMessage="Help and contact" />
    </Link>
  );
}
