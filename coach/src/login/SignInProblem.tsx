import { ApiError } from '@institute/api-schema';
import { Link, Stack } from '@institute/design-system';
import { useDescribeError } from '@institute/design-system/app';
import { FormattedMessage } from 'react-intl';
import { portalUrl } from '../portal-url.ts';

/** Why signing in failed, and what to do about it. */
export function SignInProblem({ error }: { error: unknown }) {
  const describeError = useDescribeError();
  const key = error instanceof ApiError ? error.key : undefined;
  const portal = portalUrl();
  return (
    <Stack gap="xs">
      <span>{describeError(error)}</span>
      {key === 'failedLogin' && portal && (
        <span>
          <FormattedMessage
            defaultMessage="Only coaches can sign in here. Students use the <link>student portal</link>."
            values={{ link: (words) => <Link href={portal}>{words}</Link> }}
          />
        </span>
      )}
    </Stack>
  );
}
