import '@institute/design-system/fonts.css';
import '@institute/design-system/styles.css';
import { ApiError } from '@institute/api-schema';
import { IntlProvider, type Messages, RouterProvider, ToastRegion } from '@institute/design-system';
import { ChunkError } from '@institute/design-system/app';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'wouter';
import { App } from './App.tsx';
import { queryClient } from './client.ts';
import { useLocale } from './language.ts';
import { endStaleSession } from './session.ts';
import { restoreTheme } from './theme.ts';

const spanish = () => import('./lang/es.json').then((module) => module.default as unknown as Messages);

function Language({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale={useLocale()} loadMessages={spanish}>
      {children}
    </IntlProvider>
  );
}

function Router({ children }: { children: ReactNode }) {
  const [pathname, navigate] = useLocation();
  return (
    <RouterProvider navigate={navigate} pathname={pathname}>
      {children}
    </RouterProvider>
  );
}

restoreTheme();
endStaleSession();
history.scrollRestoration = 'manual';

createRoot(document.getElementById('root')!, {
  // A call or a chunk that failed is shown on the page, with a way on; anything else is a defect.
  onCaughtError(error) {
    if (!(error instanceof ApiError || error instanceof ChunkError)) console.error(error);
  },
}).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Language>
        <Router>
          <App />
          <ToastRegion />
        </Router>
      </Language>
    </QueryClientProvider>
  </StrictMode>,
);
