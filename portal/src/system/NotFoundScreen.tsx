import { NotFound } from '@institute/design-system';

export default function NotFoundScreen() {
  return <NotFound homeHref="/home" />;
}
