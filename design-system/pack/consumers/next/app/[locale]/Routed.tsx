'use client';

import { Link, type Locale } from '@institute/design-system';
import { usePathname, useRouter } from 'next/navigation';
import { Enrollment } from '../../Enrollment';

export function Routed({ locale }: { locale: Locale }) {
  const router = useRouter();
  return (
    <Enrollment
      locale={locale}
      pathname={usePathname()}
      navigate={(href) => router.push(href)}
      links={<Link href={locale === 'en' ? '/es' : '/en'}>{locale === 'en' ? 'Español' : 'English'}</Link>}
    />
  );
}
