import '@institute/design-system/fonts.css';
import '@institute/design-system/styles.css';
import type { ReactNode } from 'react';

export const generateStaticParams = () => [{ locale: 'en' }, { locale: 'es' }];

export default async function Layout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  return (
    <html lang={(await params).locale}>
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  );
}
