import { Link } from '@institute/design-system';
import type { ReactNode } from 'react';
import { paths } from '../places.ts';

/** The value of `<help>…</help>` in texts: a link to how to reach us. */
export const helpLink = (chunks: ReactNode) => <Link href={paths.help()}>{chunks}</Link>;
