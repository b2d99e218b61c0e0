import { useNavigate } from '@institute/design-system';
import { useEffect } from 'react';
import { resumeHref, useApplication } from './applications.ts';

/** Leads to where an application goes on; also where the bank sends somebody back to. */
export default function ResumeScreen({ params }: { params: Record<string, string> }) {
  const navigate = useNavigate();
  const href = resumeHref(useApplication(params.applicationId ?? ''));
  useEffect(() => navigate(href, { replace: true }), [href, navigate]);
  return null;
}
