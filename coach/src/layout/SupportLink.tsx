import { Link } from '@institute/design-system';

/** The support address as a mail link. */
export function SupportLink() {
  const address = import.meta.env.VITE_SUPPORT_EMAIL;
  return address ? <Link href={`mailto:${address}`}>{address}</Link> : null;
}
