import '@institute/design-system/fonts.css';
import '@institute/design-system/styles.css';
import { IntlProvider, RouterProvider, ToastRegion } from '@institute/design-system';
import {
  createRootRoute,
  HeadContent,
  Outlet,
  Scripts,
  useLocation,
  useNavigate,
} from '@tanstack/react-router';

function Root() {
  const navigate = useNavigate();
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <IntlProvider locale="en">
          <RouterProvider
            navigate={(href, options) => void navigate({ href, ...options })}
            pathname={useLocation().pathname}
          >
            <Outlet />
            <ToastRegion />
          </RouterProvider>
        </IntlProvider>
        <Scripts />
      </body>
    </html>
  );
}

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width' },
      { title: 'Enrollment' },
    ],
  }),
  component: Root,
});
