import { Link } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths } from '../places.ts';

/** Links to the alert switches, which require an account. */
export const SignInForAlert = () => (
  <FormattedMessage
    defaultMessage="Have an account? <link>Sign in</link> to ask for an e-mail when a class opens."
    values={{ link: (words) => <Link href={paths.login({ action: paths.startEnrollment() })}>{words}</Link> }}
  />
);
