import { useNavigate } from '@institute/design-system';
import { useEffect } from 'react';
import type { ScreenProps } from '../places.ts';
import { resumeHref, useApplication } from './applications.ts';

/** Redirects to an application's current page. Also the return address from the bank. */
export default function ResumeScreen({ params: { applicationId } }: ScreenProps<'enrollment'>) {
  const navigate = useNavigate();
  const href = resumeHref(useApplication(applicationId));
  useEffect(() => navigate(href, { replace: true }), [href, navigate]);
  return null;
}
