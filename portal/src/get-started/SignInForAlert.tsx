import { Link } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths } from '../paths.ts';

/** Leads to the switches that ask for an e-mail once a class opens; they need an account. */
export const SignInForAlert = () => (
  <FormattedMessage
    defaultMessage="Have an account? <link>Sign in</link> and we’ll e-mail you when a class opens."
    description="To a visitor, where no class is open"
    values={{
      link: (words) => <Link href={paths.login({ action: paths.startEnrollment() })}>{words}</Link>,
    }}
  />
);
