import { Routed } from './Routed';

// Rendered for each visit, as pages with somebody's data are.
export const dynamic = 'force-dynamic';

export default async function EnrollmentPage({ params }: { params: Promise<{ locale: string }> }) {
  return <Routed locale={(await params).locale === 'es' ? 'es' : 'en'} />;
}
