import { LinkButton, NotFound } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths, places } from '../places.ts';
import { useSession } from '../session.ts';

export default function NotFoundScreen() {
  const isSignedIn = useSession() !== null;
  return (
    <NotFound
      homeHref={isSignedIn ? paths.today() : paths.index()}
      actions={
        <LinkButton href={paths.faq()} variant="secondary">
          <FormattedMessage {...places.faq.title} />
        </LinkButton>
      }
    />
  );
}
