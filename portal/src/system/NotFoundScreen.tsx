import { NotFound } from '@institute/design-system';
import { paths } from '../places.ts';

export default function NotFoundScreen() {
  return <NotFound homeHref={paths.home()} />;
}
