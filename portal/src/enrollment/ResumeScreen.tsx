import { useNavigate } from '@institute/design-system';
import { useEffect } from 'react';
import { resumeHref, useApplication } from './applications.ts';

/** Redirects to an application's current page. Also the return address from the bank. */
export default function ResumeScreen({ params }: { params: Record<string, string> }) {
  const navigate = useNavigate();
  const href = resumeHref(useApplication(params.applicationId ?? ''));
  useEffect(() => navigate(href, { replace: true }), [href, navigate]);
  return null;
}
