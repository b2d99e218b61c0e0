import { ApiError } from '@institute/api-schema';
import { Link, Stack } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { SupportLink } from '../layout/SupportLink.tsx';
import { describeError } from '../messages.ts';

/** Why signing in failed, and what to do about it. */
export function SignInProblem({ error }: { error: unknown }) {
  const intl = useIntl();
  const key = error instanceof ApiError ? error.key : undefined;
  const portal = import.meta.env.VITE_PORTAL_URL;
  return (
    <Stack gap="xs">
      <span>{describeError(intl, error)}</span>
      {key === 'accountIsDisabled' && <SupportLink />}
      {key === 'failedLogin' && portal && (
        <span>
          <FormattedMessage
            defaultMessage="Only coaches can sign in here. Students use the <link>student portal</link>."
            description="After a failed sign-in; the server does not tell why it failed"
            values={{ link: (words) => <Link href={portal}>{words}</Link> }}
          />
        </span>
      )}
    </Stack>
  );
}
