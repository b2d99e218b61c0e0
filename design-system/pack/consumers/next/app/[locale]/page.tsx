import { Routed } from './Routed';

// Rendered per request, like any page with personal data.
export const dynamic = 'force-dynamic';

export default async function EnrollmentPage({ params }: { params: Promise<{ locale: string }> }) {
  return <Routed locale={(await params).locale === 'es' ? 'es' : 'en'} />;
}
