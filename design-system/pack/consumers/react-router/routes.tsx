import { Link, type Locale } from '@institute/design-system';
import { type RouteObject, useLocation, useNavigate, useParams } from 'react-router';
import { Enrollment } from './Enrollment.tsx';

function Routed() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const locale: Locale = useParams().locale === 'es' ? 'es' : 'en';
  return (
    <Enrollment
      locale={locale}
      pathname={pathname}
      navigate={(href) => void navigate(href)}
      links={<Link href={locale === 'en' ? '/es' : '/en'}>{locale === 'en' ? 'Español' : 'English'}</Link>}
    />
  );
}

export const routes: RouteObject[] = [{ path: '/:locale', Component: Routed }];
